import { useCallback, useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { useTranslation } from '../../../i18n'
import { exactText } from '../../../i18n/figures/amount'
import { numberText } from '../../../i18n/figures/number'
import { useAppSelector } from '../../../state/storeHooks'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Progress } from '../../../ui/panels/Progress'
import { type Check, CheckedPanel, SourceLink } from '../../games'
import { useRound } from '../data/useLottery'
import { divide } from '../draw.rules'
import { selectLotteries } from '../lottery.slice'
import { type Round, soldTickets } from '../round.rules'
import { digitsOf } from '../tickets.rules'
import { lotteryVenue } from '../venue'
import type { DrawEvents, DrawEvidence } from './audit.chain'

type Audit =
  | { status: 'reading'; readCount: number; count: number }
  | { status: 'failed' }
  | { status: 'read'; evidence: DrawEvidence }

const STARTED: Audit = { status: 'reading', readCount: 0, count: 0 }

/** Reads the evidence of a round once; another attempt reads it again. */
function useAudit(lotteryId: number): { audit: Audit; retry: () => void } {
  const { seconds: blockTimeSeconds } = useBlockTime()
  const [attempt, setAttempt] = useState({ number: 1, blockTimeSeconds })
  const [read, setRead] = useState<{ attempt: unknown; audit: Audit } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = (audit: Audit) => {
      if (isCurrent) setRead({ attempt, audit })
    }
    const onProgress = (readCount: number, count: number) => update({ status: 'reading', readCount, count })
    import('./audit.chain')
      .then((it) =>
        it.readDraw(nodes, lotteryVenue().lottery, {
          ...{ lotteryId, blockTimeSeconds: attempt.blockTimeSeconds, onProgress },
        }),
      )
      .then((evidence) => update({ status: 'read', evidence }))
      .catch(() => update({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [attempt, lotteryId])
  const retry = useCallback(
    () => setAttempt(({ number }) => ({ number: number + 1, blockTimeSeconds })),
    [blockTimeSeconds],
  )
  return { audit: read?.attempt === attempt ? read.audit : STARTED, retry }
}

/** Links to the transactions of a draw. */
function Transactions({ events: { requestHash, fulfilment, drawHash } }: { events: DrawEvents }) {
  const { t } = useTranslation()
  return (
    <Row $wrap $gap={12} $lineGap={0}>
      <SourceLink hash={requestHash}>{t('Request of the number')}</SourceLink>
      {fulfilment && <SourceLink hash={fulfilment.hash}>{t('Random number')}</SourceLink>}
      {drawHash !== null && <SourceLink hash={drawHash}>{t('Draw')}</SourceLink>}
    </Row>
  )
}

/** Returns the statements about a draw, with the values of the page and those computed from the chain's data. */
function useChecks(round: Round, { round: read, numbers, seed, events }: DrawEvidence): Check[] {
  const { t, locale } = useTranslation()
  const { cake } = lotteryVenue()
  const indexed = useAppSelector(selectLotteries).find(({ lotteryId }) => lotteryId === round.lotteryId)
  const count = (value: number | bigint) => numberText(value, locale)
  const computed = divide(read, numbers, read.finalNumber)
  const bracket = (winners: number, prizeRaw: bigint) =>
    t('%count% winner, %prize% each || %count% winners, %prize% each', {
      ...{ count: winners, prize: `${exactText(prizeRaw, cake.decimals, locale)} ${cake.symbol}` },
    })
  const sold = count(numbers.length)
  return [
    {
      ...{ key: 'tickets', label: t('Tickets when the sale was closed'), computed: sold },
      stated: count(events ? events.nextTicketId - read.firstTicketId : (soldTickets(round) ?? 0)),
    },
    ...(indexed
      ? [
          {
            ...{ key: 'index', label: t('Tickets of all recorded purchases'), stated: count(indexed.ticketCount) },
            computed: sold,
          },
        ]
      : []),
    ...(events?.seed ? [{ key: 'seed', label: t('Seed of the request'), stated: events.seed, computed: seed }] : []),
    {
      ...{ key: 'number', label: t('Winning number'), stated: digitsOf(round.finalNumber) },
      computed: events?.fulfilment ? digitsOf(events.fulfilment.number) : digitsOf(read.finalNumber),
      sources: events && <Transactions events={events} />,
    },
    ...round.prizesRaw.map((prizeRaw, at) => ({
      key: `bracket ${at}`,
      label: t('First %count% digit || First %count% digits', { count: at + 1 }),
      stated: bracket(round.winners[at] ?? 0, prizeRaw),
      computed: bracket(computed.winners[at] ?? 0, computed.prizesRaw[at] ?? 0n),
    })),
  ]
}

function Evidence({ round, evidence }: { round: Round; evidence: DrawEvidence }) {
  const { t } = useTranslation()
  const checks = useChecks(round, evidence)
  const differing = checks.filter(({ stated, computed }) => stated !== computed).length
  return (
    <Stack $gap={16}>
      {differing === 0 ? (
        <Notice kind="good" title={t('Checked: everything agrees with the tickets on the chain.')} spoken />
      ) : (
        <Notice
          kind="bad"
          spoken
          title={t('%count% figure differs from the chain. || %count% figures differ from the chain.', {
            count: differing,
          })}
        />
      )}
      {evidence.events === null && (
        <Notice kind="info" title={t('The transactions of the draw were not found')}>
          {t(
            'Your nodes may not keep events that old. Winners and prizes are calculated from the tickets all the same.',
          )}
        </Notice>
      )}
      <CheckedPanel checks={checks} />
    </Stack>
  )
}

interface Props {
  lotteryId: number
  onClose: () => void
}

/**
 * Dialog that computes the draw of a round again from all its tickets, and links to its transactions (games 2.6.11).
 */
export function AuditDialog({ lotteryId, onClose }: Props) {
  const { t } = useTranslation()
  const round = useRound(lotteryId)
  const { audit, retry } = useAudit(lotteryId)
  return (
    <Dialog title={t('Draw of round %round%, checked', { round: String(lotteryId) })} onClose={onClose}>
      <Stack $gap={16}>
        <p>{t('Your browser reads all tickets of the round and calculates winners and prizes itself.')}</p>
        {audit.status === 'reading' && (
          <Stack aria-busy>
            <Progress
              label={t('Loading the tickets')}
              percent={audit.count === 0 ? undefined : (audit.readCount / audit.count) * 100}
              {...(audit.count > 0 && {
                text: t('%number% of %count%', { number: audit.readCount, count: audit.count }),
              })}
            />
            <Skeleton height="56px" />
            <Skeleton height="56px" />
          </Stack>
        )}
        {audit.status === 'failed' && (
          <ErrorBlock
            title={t('The round could not be checked')}
            meaning={t('The nodes did not return all tickets. Your tickets and prizes are not affected.')}
            onRetry={retry}
          />
        )}
        {audit.status === 'read' && round && <Evidence round={round} evidence={audit.evidence} />}
      </Stack>
    </Dialog>
  )
}
