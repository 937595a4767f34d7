import type { Rehearsal as Rehearsed } from '../../../chain/send/useRehearsal'
import { formatAmountExact, formatSignificant } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/share'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { usdText } from '../../lists'
import { FailureNotice } from '../../transactions'
import { slippageInPercent } from '../../user'
import type { Quote } from '../quote.rules'
import type { Rehearsal } from './rehearsal.chain'
import type { Finding } from './rehearsal.rules'

const amountWithSymbol = (raw: bigint, { decimals, symbol }: Quote['input']) =>
  `${formatAmountExact(raw, decimals)} ${symbol}`

interface ReportProps {
  state: Rehearsed<Rehearsal>
  quote: Quote
  fallback: string
}

/** Renders the amounts that the swap moved in a rehearsal on a node, and its warnings. */
export function RehearsalReport({ state, quote, fallback }: ReportProps) {
  const { t } = useTranslation()
  if (state.status === 'failed') return <FailureNotice error={state.error} fallback={fallback} />
  const rehearsal = state.status === 'passed' ? state.outcome : null
  const isUnmeasured = rehearsal !== null && rehearsal.measured === null
  const amount = (raw: bigint | undefined, token: Quote['input']) => {
    if (isUnmeasured) return t('not measured')
    return raw === undefined ? <Skeleton width="8em" /> : <span>{amountWithSymbol(raw, token)}</span>
  }
  return (
    <>
      <DetailList>
        <DetailRow
          label={t('You pay, rehearsed')}
          tip={
            isUnmeasured
              ? t('The node ran the swap and it went through, but it cannot count what would move.')
              : t('Before you sign, the swap is run on a node without being sent. These amounts are what really moved.')
          }
        >
          {amount(rehearsal?.measured?.paidRaw, quote.input)}
        </DetailRow>
        <DetailRow label={t('You receive, rehearsed')}>
          {amount(rehearsal?.measured?.receivedRaw, quote.output)}
        </DetailRow>
      </DetailList>
      {rehearsal?.refusal && <FailureNotice error={rehearsal.refusal} fallback={fallback} />}
      {rehearsal && <RehearsalFindings findings={rehearsal.findings} quote={quote} />}
    </>
  )
}

const percentText = (bps: number) => sharePercentText(BigInt(bps), 10_000n, 1)

/** Renders the warnings of a rehearsal. Findings that refuse the swap are shown by its failure instead. */
function RehearsalFindings({ findings, quote }: { findings: readonly Finding[]; quote: Quote }) {
  const { t } = useTranslation()
  return findings.map((finding) => {
    switch (finding.kind) {
      case 'unsellable':
        return (
          <Notice
            key={finding.kind}
            kind="bad"
            spoken
            title={t('In the rehearsal %symbol% could not be sold again.', { symbol: quote.output.symbol })}
          >
            {t('Some tokens forbid it for a while, others for ever. Do not buy what you could not sell.')}
          </Notice>
        )
      case 'withheld':
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            spoken
            title={t('%share% less arrives than quoted.', { share: percentText(finding.shareBps) })}
          >
            {t('A token of this swap takes a part of each transfer, or the price has just moved.')}
            {finding.slippageBps !== null &&
              ` ${t('It goes through with a slippage tolerance of %slippage%% or more.', { slippage: slippageInPercent(finding.slippageBps) })}`}
          </Notice>
        )
      case 'costlyReturn':
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            title={t('Sold again at once, it would bring %share% less than you pay.', {
              share: percentText(finding.lossBps),
            })}
          />
        )
      case 'tooLittle':
      case 'tooMuch':
        return null
    }
  })
}

const NETWORK_FEE_DIGITS = 3

/** Renders the network fee in the native coin and in US dollars; `feeRaw` is null while unknown. */
export function NetworkFee({ feeRaw }: { feeRaw: bigint | null }) {
  const { t } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  const { symbol, decimals } = deployment.nativeCurrency
  const inUsd = usdText(price, { traded: wrappedNative }, feeRaw)
  return (
    <DetailRow label={t('Network fee')}>
      <span>{feeRaw === null ? '–' : `≈ ${formatSignificant(feeRaw, decimals, NETWORK_FEE_DIGITS)} ${symbol}`}</span>
      {inUsd && <span> ({inUsd})</span>}
    </DetailRow>
  )
}
