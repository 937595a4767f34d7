import { usesOtherNonce } from '../outcome.rules'
import { isPending, PENDING_WINDOW_MS } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { isReplaceable } from './provenRequest.rules'

/** Returns the transactions of the last 24 hours in the order of the list: pending first, then newest (trading 2.6). */
export function recentFirst(records: readonly TransactionRecord[], nowMs: number): TransactionRecord[] {
  const rank = (record: TransactionRecord) => (isPending(record, nowMs) ? 0 : 1)
  // A replacement found on the chain has the time of the original; it is sorted before the original.
  const age = (record: TransactionRecord) => (record.replaces ? 0 : 1)
  return records
    .filter(({ addedTime, isCleared }) => !isCleared && nowMs - addedTime < PENDING_WINDOW_MS)
    .toSorted((a, b) => rank(a) - rank(b) || b.addedTime - a.addedTime || age(a) - age(b))
}

/** Returns the pending replacement of a transaction; undefined without one. */
export const waitingSuccessor = (
  { hash }: TransactionRecord,
  records: readonly TransactionRecord[],
  nowMs: number,
): TransactionRecord | undefined =>
  records.find((other) => other.replaces?.hash === hash && isPending(other, nowMs) && !usesOtherNonce(other))

export type TransactionAction = 'speedUp' | 'cancel' | 'dismiss'

/**
 * Returns the sender's actions for a transaction. A pending one whose content is proven can be sped up or cancelled, a
 * dropped one sent again. Both can be dismissed. One that is being replaced has none.
 */
export function actionsFor(
  record: TransactionRecord,
  records: readonly TransactionRecord[],
  nowMs: number,
): TransactionAction[] {
  const isWaiting = isPending(record, nowMs)
  const isDropped = record.ending?.kind === 'dropped'
  if ((!isWaiting && !isDropped) || waitingSuccessor(record, records, nowMs)) return []
  if (!isReplaceable(record)) return ['dismiss']
  if (isDropped) return ['speedUp', 'dismiss']
  const isCancel = record.replaces?.kind === 'cancel'
  return isCancel ? ['speedUp', 'dismiss'] : ['speedUp', 'cancel', 'dismiss']
}
