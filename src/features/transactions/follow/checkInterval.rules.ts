import { isFollowed, settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'

const MINUTE_MS = 60_000

/**
 * Returns whether a request is due: each block, after 5 minutes each 3rd, after an hour each 10th (trading 7). A
 * settled transaction is due at each block until its own is deep.
 */
export function isDue(record: TransactionRecord, blockNumber: number, nowMs: number): boolean {
  if (!isFollowed(record, nowMs)) return false
  if (record.lastCheckedBlockNumber === undefined) return settledIn(record) === null
  const blocks = blockNumber - record.lastCheckedBlockNumber
  if (settledIn(record)) return blocks >= 1
  // A head below the last request belongs to another chain, such as a local one that was restarted.
  if (blocks < 0) return true
  const ageMs = nowMs - record.addedTime
  if (ageMs > 60 * MINUTE_MS) return blocks > 9
  if (ageMs > 5 * MINUTE_MS) return blocks > 2
  return blocks >= 1
}
