import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import type { Rehearsal as Rehearsed } from '../../../chain/send/useRehearsal'
import { FailureNotice } from '../../transactions'
import type { Quote } from '../quote.rules'
import { RehearsalFindings } from './RehearsalFindings'
import type { Rehearsal } from './rehearsal.chain'

const exactly = (raw: bigint, { decimals, symbol }: Quote['input']) => `${formatAmountExact(raw, decimals)} ${symbol}`

interface ReportProps {
  state: Rehearsed<Rehearsal>
  quote: Quote
  fallback: string
}

/** Renders the amounts that the swap moved in a rehearsal on a node, and its warnings. */
export function RehearsalReport({ state, quote, fallback }: ReportProps) {
  const { t } = useTranslation()
  if (state.status === 'failed') return <FailureNotice error={state.error} fallback={fallback} />
  const rehearsal = state.status === 'passed' ? state.seen : null
  const isUnmeasured = rehearsal !== null && rehearsal.measured === null
  const amount = (raw: bigint | undefined, token: Quote['input']) => {
    if (isUnmeasured) return t('not measured')
    return raw === undefined ? <Skeleton width="8em" /> : <span>{exactly(raw, token)}</span>
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
