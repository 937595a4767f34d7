import type { TransactionRecord } from './transactions.slice'

/** trading 4, 9: for this long a transaction without a receipt counts as pending. */
export const PENDING_WINDOW_MS = 24 * 60 * 60 * 1_000

const MINUTE_MS = 60_000

/** Answers whether a transaction still waits for its receipt, within 24 hours of being sent (trading 4). */
export function isPending({ receipt, addedTime }: TransactionRecord, nowMs: number): boolean {
  return !receipt && nowMs - addedTime < PENDING_WINDOW_MS
}

/** Answers whether to ask for a receipt now: each block, after 5 minutes each 3rd, after an hour each 10th (trading 7). */
export function isReceiptDue(record: TransactionRecord, blockNumber: number, nowMs: number): boolean {
  if (record.receipt) return false
  if (record.lastCheckedBlockNumber === undefined) return true
  const blocks = blockNumber - record.lastCheckedBlockNumber
  // A head below the last question is another chain's, such as a laptop's that was started anew.
  if (blocks < 0) return true
  const ageMs = nowMs - record.addedTime
  if (ageMs > 60 * MINUTE_MS) return blocks > 9
  if (ageMs > 5 * MINUTE_MS) return blocks > 2
  return blocks >= 1
}

export type TransactionOutcome = 'pending' | 'succeeded' | 'failed'

/** Answers how a transaction stands; a receipt without a status counts as success (trading 4). */
export function outcomeOf({ receipt }: TransactionRecord): TransactionOutcome {
  if (!receipt) return 'pending'
  return receipt.status === undefined || receipt.status === 1 ? 'succeeded' : 'failed'
}

/** Answers the transactions that an account sent; without an account all of them. */
export const sentBy = (account: string | null, records: readonly TransactionRecord[]): readonly TransactionRecord[] =>
  account === null ? records : records.filter(({ from }) => from === account)

/** Answers the transactions of the last 24 hours in the order of the list: pending first, then newest (trading 2.6). */
export function recentFirst(records: readonly TransactionRecord[], nowMs: number): TransactionRecord[] {
  const rank = (record: TransactionRecord) => (record.receipt ? 1 : 0)
  return records
    .filter(({ addedTime }) => nowMs - addedTime < PENDING_WINDOW_MS)
    .toSorted((a, b) => rank(a) - rank(b) || b.addedTime - a.addedTime)
}
