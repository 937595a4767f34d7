import { sameAddress } from '../../../core/address'
import { usesOtherNonce, outcomeOf } from '../outcome.rules'
import { FINAL_AFTER_BLOCKS, settledIn } from '../transactions.rules'
import type { SentRequest } from '../../../chain/send/replacement'
import type { Alteration, Ending, Receipt, TransactionRecord } from '../transactions.slice'

/** A transaction as nodes return it. */
export interface NodeTransaction {
  nonce: number
  request: SentRequest
  from?: string
  chainId?: number
}

/** What the nodes return for a hash. */
export interface TransactionLookup {
  /** Null when no node has it, or when nodes contradict each other about it. */
  transaction: NodeTransaction | null
  /** Whether its content is confirmed by more than one node's result: by its hash, or by a second node. */
  isProven: boolean
  /** Number of nodes that do not have it. */
  missingCount: number
}

/** A transaction in a block that has the same nonce as the followed one. */
export interface ReplacementTransaction extends NodeTransaction {
  hash: string
  blockNumber: number
  blockHash: string
}

/** What the nodes return about a transaction at a head. */
export interface Facts extends TransactionLookup {
  blockNumber: number
  nowMs: number
  receipt: Receipt | null
  /** Number of nodes that have to agree: two, or one when only one is usable. */
  quorum: number
  /** The account's next nonce; null when it was not requested. */
  nextNonce: number | null
  replacement: ReplacementTransaction | null
  /** Hash of the block at the height that settled it; null when no node has one. */
  settledHash: string | null
}

/** A transaction is dropped at the second head without it at the earliest, and after this time. */
const DROPPED_AFTER_BLOCKS = 1
const DROPPED_AFTER_MS = 2 * 60_000
/** Wallets with a private relay hide a transaction from the public nodes until a block includes it. */
const NEVER_SEEN_AFTER_MS = 10 * 60_000

const isSameCall = (one: SentRequest, other: SentRequest): boolean =>
  sameAddress(one.to ?? '', other.to ?? '') &&
  one.data.toLowerCase() === other.data.toLowerCase() &&
  one.valueRaw === other.valueRaw

function without(record: TransactionRecord, ...fields: readonly (keyof TransactionRecord)[]): TransactionRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !fields.some((omitted) => omitted === field)),
  ) as unknown as TransactionRecord
}

const withNewRevision = (record: TransactionRecord): TransactionRecord => ({
  ...record,
  revision: (record.revision ?? 0) + 1,
})

/** Returns the record of a transaction that a block includes; increments the revision when its outcome changes. */
function withReceipt(record: TransactionRecord, receipt: Receipt, nowMs: number): TransactionRecord {
  const next = { ...without(record, 'ending', 'missing', 'isReorganised'), receipt, confirmedTime: nowMs }
  return outcomeOf(next) === outcomeOf(record) ? next : withNewRevision(next)
}

function withEnding(record: TransactionRecord, ending: Ending): TransactionRecord {
  const next = { ...without(record, 'missing', 'isReorganised'), ending }
  return record.ending?.kind === ending.kind ? next : withNewRevision(next)
}

/**
 * Returns the differences between the requested and the sent transaction. Wallets may alter a request, and a wallet may
 * sign with another account.
 */
export function alterationsOf({ signed, from }: TransactionRecord, transaction: NodeTransaction): Alteration[] {
  if (!signed) return []
  const { to, data, valueRaw } = transaction.request
  const isOther: Readonly<Record<Alteration, boolean>> = {
    from: transaction.from !== undefined && !sameAddress(transaction.from, from),
    to: !sameAddress(to ?? '', signed.to),
    data: data.toLowerCase() !== signed.data.toLowerCase(),
    value: BigInt(valueRaw) !== BigInt(signed.valueRaw),
    chain: transaction.chainId !== undefined && transaction.chainId !== signed.chainId,
  }
  return (Object.keys(isOther) as Alteration[]).filter((field) => isOther[field])
}

/** Returns the record with the content of `transaction`, which is final once it is proven. */
function withContent(
  record: TransactionRecord,
  transaction: NodeTransaction,
  { isProven, quorum }: Facts,
): TransactionRecord {
  const found = without(record, 'missing')
  if (record.isProven) return found
  const altered = isProven || quorum === 1 ? alterationsOf(record, transaction) : []
  const next: TransactionRecord = {
    ...found,
    ...{ nonce: transaction.nonce, request: transaction.request },
    ...(isProven && { isProven }),
    ...(altered.length > 0 && { altered }),
  }
  return usesOtherNonce(next) && !usesOtherNonce(record) ? withNewRevision(next) : next
}

/** Returns the record of a transaction that no node has; `missingCount` nodes responded without it. */
function withMissing(
  record: TransactionRecord,
  { blockNumber, nowMs, missingCount, quorum }: Facts,
): TransactionRecord {
  if (missingCount === 0) return record
  const since = record.missing
  // A lower head belongs to another chain, such as a local one that was restarted.
  const isContinued = since !== undefined && since.atBlock <= blockNumber && since.sinceMs <= nowMs
  const { atBlock, sinceMs } = isContinued ? since : { atBlock: blockNumber, sinceMs: nowMs }
  const limitMs = record.nonce === undefined ? NEVER_SEEN_AFTER_MS : DROPPED_AFTER_MS
  const isOverdue = blockNumber - atBlock >= DROPPED_AFTER_BLOCKS && nowMs - sinceMs >= limitMs
  if (record.ending || (isOverdue && missingCount >= quorum)) return withEnding(record, { kind: 'dropped' })
  return { ...record, missing: { atBlock, sinceMs, nodeCount: missingCount } }
}

/** Returns the next record of a settled transaction, of which only the block can change. */
function nextSettled(record: TransactionRecord, settled: { blockNumber: number; blockHash: string }, facts: Facts) {
  const { settledHash, receipt, nowMs } = facts
  if (settledHash === null || settledHash === settled.blockHash) return record
  if (receipt) return withReceipt(record, receipt, nowMs)
  const openAtBlock = Math.max(0, settled.blockNumber - FINAL_AFTER_BLOCKS)
  return withNewRevision({ ...without(record, 'receipt', 'ending', 'confirmedTime'), isReorganised: true, openAtBlock })
}

function nextOpen(record: TransactionRecord, facts: Facts): TransactionRecord {
  const { receipt, transaction, replacement, nextNonce, blockNumber, nowMs } = facts
  const updated = transaction ? withContent(record, transaction, facts) : record
  if (receipt) return withReceipt(updated, receipt, nowMs)
  if (replacement) {
    const kind = updated.request && isSameCall(updated.request, replacement.request) ? 'replaced' : 'cancelled'
    return withEnding(updated, {
      kind,
      by: replacement.hash,
      blockNumber: replacement.blockNumber,
      blockHash: replacement.blockHash,
    })
  }
  const isFree = nextNonce !== null && updated.nonce !== undefined && nextNonce <= updated.nonce
  const next = isFree ? { ...updated, openAtBlock: blockNumber } : updated
  if (transaction) return next.ending ? withNewRevision(without(next, 'ending')) : next
  return withMissing(next, facts)
}

/**
 * Returns a transaction's record after the nodes' results. It is pending, included, replaced, cancelled or dropped, or
 * pending again when its block is reorganised. A dropped one may reappear (trading 4 "Transaction status").
 */
export function nextRecord(record: TransactionRecord, facts: Facts): TransactionRecord {
  const settled = settledIn(record)
  const next = settled ? nextSettled(record, settled, facts) : nextOpen(record, facts)
  return { ...next, lastCheckedBlockNumber: facts.blockNumber, checkedTime: facts.nowMs }
}
