import { explorerLink } from '../../../deployment/explorer'
import { translate } from '../../../i18n'
import { showToast, type ToastKind } from '../../../ui/toast/toastStore'
import { summaryNow } from '../done.rules'
import { hasStrayed, isTooLate, outcomeOf } from '../outcome.rules'
import type { TransactionRecord } from '../transactions.slice'

type Outcome = NonNullable<TransactionRecord['summary']['outcome']>

interface Said {
  kind: ToastKind
  title: string
  /** Text after the transaction's summary. */
  body?: string
  /** Text in place of the transaction's summary (yield 8). */
  instead?: string
}

/** Returns the record's own message for its end; null when it has none (yield 8). */
function ownWords(
  { summary: { outcome, values } }: TransactionRecord,
  end: 'done' | 'failed',
): Omit<Said, 'kind'> | null {
  if (!outcome) return null
  const { title, body }: Outcome['done'] = outcome[end]
  const spoken = { ...values, ...outcome.values }
  return { title: translate(title, spoken), instead: translate(body, spoken) }
}

function wordsFor(record: TransactionRecord): Said | null {
  switch (outcomeOf(record)) {
    case 'succeeded':
      return record.replaces?.kind === 'cancel' && !hasStrayed(record)
        ? null
        : { kind: 'good', title: translate('Transaction confirmed'), ...ownWords(record, 'done') }
    case 'failed':
      return { kind: 'bad', title: translate('Transaction failed'), ...ownWords(record, 'failed') }
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
      if (hasStrayed(record)) {
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
export function tellOutcome(record: TransactionRecord): void {
  const said = wordsFor(record)
  if (!said) return
  const { ending, hash, receipt } = record
  const by = ending?.by
  // The explorer has no page for a transaction that no block includes.
  const href = receipt || by !== undefined ? explorerLink('tx', by ?? hash) : null
  const text = by === undefined ? translate('Transaction receipt') : translate('What took its place')
  const { sentence, values } = summaryNow(record)
  const summary = said.instead ?? translate(sentence, values)
  showToast({
    kind: said.kind,
    title: said.title,
    body: said.body === undefined ? summary : `${summary}. ${said.body}`,
    ...(href && { link: { href, text } }),
  })
}
