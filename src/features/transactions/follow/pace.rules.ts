import { isFollowed, settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'

const MINUTE_MS = 60_000

/**
 * Answers whether to ask about a transaction now: each block, after 5 minutes each 3rd, after an hour each 10th
 * (trading 7); one that is settled at each block until its own lies deep.
 */
export function isDue(record: TransactionRecord, blockNumber: number, nowMs: number): boolean {
  if (!isFollowed(record, nowMs)) return false
  if (record.lastCheckedBlockNumber === undefined) return settledIn(record) === null
  const blocks = blockNumber - record.lastCheckedBlockNumber
  if (settledIn(record)) return blocks >= 1
  // A head below the last question is another chain's, such as a laptop's that was started anew.
  if (blocks < 0) return true
  const ageMs = nowMs - record.addedTime
  if (ageMs > 60 * MINUTE_MS) return blocks > 9
  if (ageMs > 5 * MINUTE_MS) return blocks > 2
  return blocks >= 1
}
