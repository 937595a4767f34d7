import { explorerLink } from '../../../deployment/explorer'
import { translate } from '../../../i18n'
import { showToast, type ToastKind } from '../../../ui/toast/toastStore'
import { currentSummary } from '../summary.rules'
import { usesOtherNonce, isTooLate, outcomeOf } from '../outcome.rules'
import type { TransactionRecord } from '../transactions.slice'

type Outcome = NonNullable<TransactionRecord['summary']['outcome']>

interface OutcomeToast {
  kind: ToastKind
  title: string
  /** Text after the transaction's summary. */
  body?: string
  /** Text in place of the transaction's summary (yield 8). */
  instead?: string
}

/** Returns the record's own message for its end; null when it has none (yield 8). */
function ownMessage(
  { summary: { outcome, values } }: TransactionRecord,
  end: 'done' | 'failed',
): Omit<OutcomeToast, 'kind'> | null {
  if (!outcome) return null
  const { title, body }: Outcome['done'] = outcome[end]
  const allValues = { ...values, ...outcome.values }
  return { title: translate(title, allValues), instead: translate(body, allValues) }
}

function toastFor(record: TransactionRecord): OutcomeToast | null {
  switch (outcomeOf(record)) {
    case 'succeeded':
      return record.replaces?.kind === 'cancel' && !usesOtherNonce(record)
        ? null
        : { kind: 'good', title: translate('Transaction confirmed'), ...ownMessage(record, 'done') }
    case 'failed':
      return { kind: 'bad', title: translate('Transaction failed'), ...ownMessage(record, 'failed') }
    case 'cancelled':
      return isTooLate(record) ? null : { kind: 'info', title: translate('Transaction cancelled') }
    case 'replaced':
      // The replacement is reported itself.
      return null
    case 'dropped':
      return {
        kind: 'bad',
        title: translate('Transaction dropped'),
        body: translate('The network no longer knows it. You can send it again from the recent transactions.'),
      }
    case 'pending':
      if (usesOtherNonce(record)) {
        return {
          kind: 'bad',
          title: translate('Your wallet sent a second transaction'),
          body: translate('It gave it a nonce of its own, so the first one is not replaced. Both may be carried out.'),
        }
      }
      if (!record.isReorganised) return null
      return {
        kind: 'info',
        title: translate('Transaction waits again'),
        body: translate('The block it was in is no longer part of the chain.'),
      }
  }
}

/** Shows a toast with a transaction's new state and a link to what settled it (trading 4 "Transaction status"). */
export function reportOutcome(record: TransactionRecord): void {
  const toast = toastFor(record)
  if (!toast) return
  const { ending, hash, receipt } = record
  const by = ending?.by
  // The explorer has no page for a transaction that no block includes.
  const href = receipt || by !== undefined ? explorerLink('tx', by ?? hash) : null
  const text = by === undefined ? translate('Transaction receipt') : translate('What took its place')
  const { sentence, values } = currentSummary(record)
  const summary = toast.instead ?? translate(sentence, values)
  showToast({
    kind: toast.kind,
    title: toast.title,
    body: toast.body === undefined ? summary : `${summary}. ${toast.body}`,
    ...(href && { link: { href, text } }),
  })
}
