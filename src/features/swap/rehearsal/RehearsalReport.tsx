import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import type { Quote } from '../quote.rules'
import { SwapFailed } from '../SwapFailed'
import { swapFailure } from '../swapFailure'
import { Figure } from '../swapLook'
import { RehearsalFindings } from './RehearsalFindings'
import type { RehearsalState } from './useRehearsal'

const exactly = (raw: bigint, { decimals, symbol }: Quote['input']) => `${formatAmountExact(raw, decimals)} ${symbol}`

/** What the swap moved when it was run on the reader's node without being sent, and what speaks against it. */
export function RehearsalReport({ state, quote }: { state: RehearsalState; quote: Quote }) {
  const { t } = useTranslation()
  if (state.status === 'failed') return <SwapFailed failure={state.failure} />
  const rehearsal = state.status === 'done' ? state.rehearsal : null
  const isUnmeasured = rehearsal !== null && rehearsal.measured === null
  const amount = (raw: bigint | undefined, token: Quote['input']) => {
    if (isUnmeasured) return t('not measured')
    return raw === undefined ? <Skeleton width="8em" /> : <Figure>{exactly(raw, token)}</Figure>
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
      {rehearsal?.refusal && <SwapFailed failure={swapFailure(rehearsal.refusal)} />}
      {rehearsal && <RehearsalFindings findings={rehearsal.findings} quote={quote} />}
    </>
  )
}
