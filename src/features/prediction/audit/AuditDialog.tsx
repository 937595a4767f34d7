import { useCallback, useEffect, useState } from 'react'
import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation, type Translate } from '../../../i18n'
import { exactText } from '../../../i18n/figures/amount'
import { oraclePriceText } from '../../../i18n/figures/oraclePrice'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { type Check, CheckedPanel, SourceLink } from '../../games'
import { useMarketTerms } from '../data/useMarket'
import { payoutRaw } from '../payout.rules'
import { coinDecimals, coinSymbol, SIDES } from '../prediction.messages'
import { type Round, type Winner, winnerOf } from '../round.rules'
import type { RoundEvidence, TakenPrice } from './audit.chain'
import { computeResult } from './audit.rules'

type Audit = { status: 'reading' | 'failed' } | { status: 'read'; evidence: RoundEvidence }

/** Reads the evidence of a round once; another attempt reads it again. */
function useAudit(round: Round): { audit: Audit; retry: () => void } {
  const { account } = useWallet()
  const { bufferBlocks } = useMarketTerms()
  const { epoch, lockBlock, endBlock } = round
  const [attempt, setAttempt] = useState(1)
  const [read, setRead] = useState<{ attempt: number; audit: Audit } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = (audit: Audit) => {
      if (isCurrent) setRead({ attempt, audit })
    }
    import('./audit.chain')
      .then((it) => it.readEvidence(nodes, { epoch, lockBlock, endBlock }, { account, bufferBlocks }))
      .then((evidence) => update({ status: 'read', evidence }))
      .catch(() => update({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [account, attempt, bufferBlocks, endBlock, epoch, lockBlock])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { audit: read?.attempt === attempt ? read.audit : { status: 'reading' }, retry }
}

const winnerText = (winner: Winner | null, t: Translate): string =>
  winner === null ? '–' : winner === 'house' ? t('House') : t(SIDES[winner].label)

function Sources({ taken }: { taken: TakenPrice }) {
  const { t } = useTranslation()
  return (
    <Row $wrap $gap={12} $lineGap={0}>
      {taken.updateHash !== null && <SourceLink hash={taken.updateHash}>{t('Update of the oracle')}</SourceLink>}
      <SourceLink hash={taken.executionHash}>{t('Execution of the round')}</SourceLink>
    </Row>
  )
}

interface EvidenceProps {
  round: Round
  bet: ChainBet | null
  evidence: RoundEvidence
}

function Evidence({ round, bet, evidence }: EvidenceProps) {
  const { t, locale } = useTranslation()
  const { rewardRate } = useMarketTerms()
  const { lock, end } = evidence
  if (!lock || !end) {
    return (
      <ErrorBlock title={t('The events of this round were not found')} meaning={t('Nothing is wrong with your bet.')} />
    )
  }
  const computed = computeResult(
    evidence.round,
    { lockRaw: lock.priceRaw, closeRaw: end.priceRaw },
    { bet: evidence.bet, rewardRate },
  )
  const price = (raw: bigint | null) =>
    raw === null ? '–' : oraclePriceText(raw, predictionFacts.oracleDecimals, locale)
  const amount = (raw: bigint | null) => (raw === null ? '–' : `${exactText(raw, coinDecimals, locale)} ${coinSymbol}`)
  const winner = winnerOf(round)
  const checks: Check[] = [
    {
      ...{ key: 'lock', label: t('Locked price'), stated: price(round.lockPriceRaw), computed: price(lock.priceRaw) },
      sources: <Sources taken={lock} />,
    },
    {
      ...{ key: 'close', label: t('Closed price'), stated: price(round.closePriceRaw), computed: price(end.priceRaw) },
      sources: <Sources taken={end} />,
    },
    {
      ...{ key: 'winner', label: t('Winner'), stated: winnerText(winner, t) },
      computed: winnerText(computed.winner, t),
    },
    { key: 'pool', label: t('Prize pool'), stated: amount(round.totalRaw), computed: amount(computed.totalRaw) },
    {
      ...{ key: 'reward', label: t('Shared by the winners'), stated: amount(round.rewardRaw) },
      computed: amount(computed.rewardRaw),
    },
    ...(bet === null
      ? []
      : [
          {
            ...{ key: 'payout', label: t('Your payout'), computed: amount(computed.payoutRaw) },
            stated: amount(payoutRaw(bet, round, winner === bet.position ? 'win' : 'lose')),
          },
        ]),
  ]
  return <CheckedPanel checks={checks} />
}

interface Props {
  round: Round
  bet: ChainBet | null
  onClose: () => void
}

/** Dialog that computes the result of an ended round again from the chain's data, and links to its transactions. */
export function AuditDialog({ round, bet, onClose }: Props) {
  const { t } = useTranslation()
  const { audit, retry } = useAudit(round)
  return (
    <Dialog title={t('Round %round%, checked', { round: String(round.epoch) })} onClose={onClose}>
      <Stack $gap={16}>
        <p>{t('Your browser has read the oracle and the contract again, and computed this result itself.')}</p>
        {audit.status === 'reading' && (
          <Stack aria-busy>
            <Skeleton height="56px" />
            <Skeleton height="56px" />
            <Skeleton height="56px" />
          </Stack>
        )}
        {audit.status === 'failed' && (
          <ErrorBlock
            title={t('The round could not be checked')}
            meaning={t('The nodes gave no events of this round. Your bet is not affected.')}
            onRetry={retry}
          />
        )}
        {audit.status === 'read' && <Evidence round={round} bet={bet} evidence={audit.evidence} />}
      </Stack>
    </Dialog>
  )
}
