import { explorerLink } from '../../../deployment/explorer'
import { translate } from '../../../i18n'
import { showToast, type ToastKind } from '../../../ui/toast/toastStore'
import { currentSummary } from '../summary.rules'
import { ownMessage } from '../ownMessage'
import { usesOtherNonce, isTooLate, outcomeOf } from '../outcome.rules'
import type { TransactionRecord } from '../transactions.slice'
import { isOutcomeShown } from '../write/shownOutcomes'

interface OutcomeToast {
  kind: ToastKind
  title: string
  /** Text after the transaction's summary. */
  body?: string
  /** Text in place of the transaction's summary (yield 8). */
  instead?: string
}

/** Returns the record's own message for its end, as parts of a toast; null when it has none (yield 8). */
function ownParts(record: TransactionRecord, end: 'done' | 'failed'): Omit<OutcomeToast, 'kind'> | null {
  const own = ownMessage(record, end)
  return own && { title: own.title, instead: own.body }
}

function toastFor(record: TransactionRecord): OutcomeToast | null {
  switch (outcomeOf(record)) {
    case 'succeeded':
      return record.replaces?.kind === 'cancel' && !usesOtherNonce(record)
        ? null
        : { kind: 'good', title: translate('Transaction confirmed'), ...ownParts(record, 'done') }
    case 'failed':
      return { kind: 'bad', title: translate('Transaction failed'), ...ownParts(record, 'failed') }
    case 'cancelled':
      return isTooLate(record) ? null : { kind: 'info', title: translate('Transaction cancelled') }
    case 'replaced':
      // The replacement is reported itself.
      return null
    case 'dropped':
      return {
        kind: 'bad',
        title: translate('Transaction dropped'),
        body: translate('The network no longer has it. You can send it again from your recent transactions.'),
      }
    case 'pending':
      if (usesOtherNonce(record)) {
        return {
          kind: 'bad',
          title: translate('Your wallet sent a second transaction'),
          body: translate('It used another nonce, so the original was not replaced. Both can go through.'),
        }
      }
      if (!record.isReorganised) return null
      return {
        kind: 'info',
        title: translate('Transaction pending again'),
        body: translate('Its block was removed from the chain. You don’t need to do anything.'),
      }
  }
}

/** Shows a toast with a transaction's new state and a link to what settled it (trading 4 "Transaction status"). */
export function reportOutcome(record: TransactionRecord): void {
  const toast = toastFor(record)
  const { ending, hash, receipt } = record
  // The dialog that follows the transaction shows and announces its end.
  if (!toast || isOutcomeShown(hash)) return
  const by = ending?.by
  // The explorer has no page for a transaction that no block includes.
  const href = receipt || by !== undefined ? explorerLink('tx', by ?? hash) : null
  const text = by === undefined ? translate('Transaction receipt') : translate('Replacement transaction')
  const { sentence, values } = currentSummary(record)
  const current = translate(sentence, values)
  const hasLogAmounts = receipt?.amounts?.some((raw) => raw !== null) === true
  // The sentence about an approval contains its amount.
  const hasAmounts = (hasLogAmounts || record.approval !== undefined) && outcomeOf(record) === 'succeeded'
  const summary = toast.instead === undefined ? current : hasAmounts ? `${current}. ${toast.instead}` : toast.instead
  showToast({
    kind: toast.kind,
    title: toast.title,
    body: toast.body === undefined ? summary : `${summary}. ${toast.body}`,
    ...(href && { link: { href, text } }),
  })
}
