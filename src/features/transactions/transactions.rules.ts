import type { Address } from '../../core/address'
import { outcomeOf, type TransactionOutcome } from './outcome.rules'
import type { TransactionRecord } from './transactions.slice'

/** trading 4, 9: time for which a transaction without a receipt counts as pending. */
export const PENDING_WINDOW_MS = 24 * 60 * 60 * 1_000

/** A block this deep is treated as final. */
export const FINAL_AFTER_BLOCKS = 12

const isRecent = ({ addedTime, isCleared }: TransactionRecord, nowMs: number): boolean =>
  !isCleared && nowMs - addedTime < PENDING_WINDOW_MS

/** Returns whether a transaction is pending: sent in the last 24 hours, without receipt or other end (trading 4). */
export const isPending = (record: TransactionRecord, nowMs: number): boolean =>
  !record.receipt && !record.ending && isRecent(record, nowMs)

/** Returns the block that settled a transaction, its own or that of its replacement; null before. */
export function settledIn({ receipt, ending }: TransactionRecord): { blockNumber: number; blockHash: string } | null {
  if (receipt) return receipt
  const { blockNumber, blockHash } = ending ?? {}
  return blockNumber === undefined || blockHash === undefined ? null : { blockNumber, blockHash }
}

/** Returns whether a change of a transaction's state has not been reported yet. */
export const hasUnreportedChange = ({
  revision = 0,
  toldRevision = 0,
  isCleared = false,
}: TransactionRecord): boolean => !isCleared && revision > toldRevision

/**
 * Returns whether a transaction has to be followed, up to 24 hours after it was sent. It is followed while it is
 * pending, may reappear, may lose its block, or has an unreported change.
 */
export function isFollowed(record: TransactionRecord, nowMs: number): boolean {
  if (!isRecent(record, nowMs)) return false
  const settled = settledIn(record)
  if (!settled || hasUnreportedChange(record)) return true
  const { lastCheckedBlockNumber } = record
  return lastCheckedBlockNumber !== undefined && lastCheckedBlockNumber < settled.blockNumber + FINAL_AFTER_BLOCKS
}

/** Returns the transactions that an account sent; all of them without an account. */
export const sentBy = (account: Address | null, records: readonly TransactionRecord[]): readonly TransactionRecord[] =>
  account === null ? records : records.filter(({ from }) => from === account)

/** Returns the number of pending transactions: those with the same nonce of an account count as one. */
export function countPending(records: readonly TransactionRecord[], nowMs: number): number {
  const pending = records.filter((record) => isPending(record, nowMs))
  return new Set(
    pending.map(({ from, hash, nonce, replaces }) => {
      const number = nonce ?? replaces?.nonce
      return number === undefined ? hash : `${from} ${number}`
    }),
  ).size
}

/** The transaction that carries out what was sent, and its outcome. */
export interface FollowedTransaction {
  hash: string
  outcome: TransactionOutcome
}

/**
 * Returns the block that includes the transaction which carries out what was sent. Null while there is none, and when
 * no block will include it.
 */
export function inclusionBlockOf(
  records: Readonly<Record<string, TransactionRecord>>,
  hash: string,
  nowMs: number,
): number | null {
  return records[followedFrom(records, hash, nowMs).hash]?.receipt?.blockNumber ?? null
}

/**
 * Returns the outcome of a sent transaction: its own, or that of its last replacement at another price. One without a
 * record is pending as far as this browser knows. One that is no longer followed counts as dropped.
 */
export function followedFrom(
  records: Readonly<Record<string, TransactionRecord>>,
  hash: string,
  nowMs: number,
): FollowedTransaction {
  const visited = new Set([hash])
  let current = hash
  for (;;) {
    const { ending } = records[current] ?? {}
    if (ending?.kind !== 'replaced' || ending.by === undefined || visited.has(ending.by)) break
    current = ending.by
    visited.add(current)
  }
  const record = records[current]
  const outcome = record ? outcomeOf(record) : 'pending'
  const isAbandoned = record !== undefined && outcome === 'pending' && !isPending(record, nowMs)
  return { hash: current, outcome: isAbandoned ? 'dropped' : outcome }
}
