import { translate } from '../../i18n'
import type { OutcomeMessage, TransactionRecord } from './transactions.slice'

/** Returns a transaction's own message for its end, in the user's language; null when it has none (yield 8). */
export function ownMessage(
  { summary: { outcome, values } }: Pick<TransactionRecord, 'summary'>,
  end: 'done' | 'failed',
): OutcomeMessage | null {
  if (!outcome) return null
  const { title, body } = outcome[end]
  const allValues = { ...values, ...outcome.values }
  return { title: translate(title, allValues), body: translate(body, allValues) }
}
