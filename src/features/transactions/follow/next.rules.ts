import { sameAddress } from '../../../core/address'
import { hasStrayed, outcomeOf } from '../outcome.rules'
import { FINAL_AFTER_BLOCKS, settledIn } from '../transactions.rules'
import type { SentRequest } from '../../../chain/send/replacement'
import type { Alteration, Ending, Receipt, TransactionRecord } from '../transactions.slice'

/** A transaction as nodes return it. */
export interface Known {
  nonce: number
  request: SentRequest
  from?: string
  chainId?: number
}

/** What the nodes return for a hash. */
export interface Sighting {
  /** Null when no node has it, or when nodes contradict each other about it. */
  known: Known | null
  /** Whether its content is confirmed by more than one node's result: by its hash, or by a second node. */
  isProven: boolean
  /** Number of nodes that do not have it. */
  unseenBy: number
}

/** The transaction in a block that has the nonce of ours. */
export interface Rival extends Known {
  hash: string
  blockNumber: number
  blockHash: string
}

/** What the nodes return about a transaction at a head. */
export interface Facts extends Sighting {
  blockNumber: number
  nowMs: number
  receipt: Receipt | null
  /** Number of nodes that have to agree: two, or one when only one is usable. */
  quorum: number
  /** The account's next nonce; null when it was not requested. */
  nextNonce: number | null
  rival: Rival | null
  /** Hash of the block at the height that settled it; null when no node has one. */
  settledHash: string | null
}

/** A transaction is dropped at the second head without it at the earliest, and after this time. */
const FORGOTTEN_AFTER_BLOCKS = 1
const FORGOTTEN_AFTER_MS = 2 * 60_000
/** Wallets with a private relay hide a transaction from the public nodes until a block includes it. */
const UNHEARD_AFTER_MS = 10 * 60_000

const isSameCall = (one: SentRequest, other: SentRequest): boolean =>
  sameAddress(one.to ?? '', other.to ?? '') &&
  one.data.toLowerCase() === other.data.toLowerCase() &&
  one.valueRaw === other.valueRaw

function without(record: TransactionRecord, ...fields: readonly (keyof TransactionRecord)[]): TransactionRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !fields.some((gone) => gone === field)),
  ) as unknown as TransactionRecord
}

const news = (record: TransactionRecord): TransactionRecord => ({ ...record, revision: (record.revision ?? 0) + 1 })

/** Returns the record of a transaction that a block includes; counts as news when its state changes. */
function included(record: TransactionRecord, receipt: Receipt, nowMs: number): TransactionRecord {
  const next = { ...without(record, 'ending', 'missing', 'isReorganised'), receipt, confirmedTime: nowMs }
  return outcomeOf(next) === outcomeOf(record) ? next : news(next)
}

function ended(record: TransactionRecord, ending: Ending): TransactionRecord {
  const next = { ...without(record, 'missing', 'isReorganised'), ending }
  return record.ending?.kind === ending.kind ? next : news(next)
}

/**
 * Returns the differences between the requested and the sent transaction. Wallets may alter a request, and a wallet may
 * sign with another account.
 */
export function alterationsOf({ signed, from }: TransactionRecord, known: Known): Alteration[] {
  if (!signed) return []
  const { to, data, valueRaw } = known.request
  const isOther: Readonly<Record<Alteration, boolean>> = {
    from: known.from !== undefined && !sameAddress(known.from, from),
    to: !sameAddress(to ?? '', signed.to),
    data: data.toLowerCase() !== signed.data.toLowerCase(),
    value: BigInt(valueRaw) !== BigInt(signed.valueRaw),
    chain: known.chainId !== undefined && known.chainId !== signed.chainId,
  }
  return (Object.keys(isOther) as Alteration[]).filter((field) => isOther[field])
}

/** Returns the record with the content of `known`, which is final once it is proven. */
function learned(record: TransactionRecord, known: Known, { isProven, quorum }: Facts): TransactionRecord {
  const found = without(record, 'missing')
  if (record.isProven) return found
  const altered = isProven || quorum === 1 ? alterationsOf(record, known) : []
  const next: TransactionRecord = {
    ...found,
    ...{ nonce: known.nonce, request: known.request },
    ...(isProven && { isProven }),
    ...(altered.length > 0 && { altered }),
  }
  return hasStrayed(next) && !hasStrayed(record) ? news(next) : next
}

/** Returns the record of a transaction that no node has; `unseenBy` nodes responded without it. */
function unseen(record: TransactionRecord, { blockNumber, nowMs, unseenBy, quorum }: Facts): TransactionRecord {
  if (unseenBy === 0) return record
  const since = record.missing
  // A lower head belongs to another chain, such as a local one that was restarted.
  const isCounting = since !== undefined && since.atBlock <= blockNumber && since.sinceMs <= nowMs
  const { atBlock, sinceMs } = isCounting ? since : { atBlock: blockNumber, sinceMs: nowMs }
  const patienceMs = record.nonce === undefined ? UNHEARD_AFTER_MS : FORGOTTEN_AFTER_MS
  const isOverdue = blockNumber - atBlock >= FORGOTTEN_AFTER_BLOCKS && nowMs - sinceMs >= patienceMs
  if (record.ending || (isOverdue && unseenBy >= quorum)) return ended(record, { kind: 'dropped' })
  return { ...record, missing: { atBlock, sinceMs, nodeCount: unseenBy } }
}

/** For a settled transaction, only its block can change. */
function nextSettled(record: TransactionRecord, settled: { blockNumber: number; blockHash: string }, facts: Facts) {
  const { settledHash, receipt, nowMs } = facts
  if (settledHash === null || settledHash === settled.blockHash) return record
  if (receipt) return included(record, receipt, nowMs)
  const openAtBlock = Math.max(0, settled.blockNumber - FINAL_AFTER_BLOCKS)
  return news({ ...without(record, 'receipt', 'ending', 'confirmedTime'), isReorganised: true, openAtBlock })
}

function nextOpen(record: TransactionRecord, facts: Facts): TransactionRecord {
  const { receipt, known, rival, nextNonce, blockNumber, nowMs } = facts
  const updated = known ? learned(record, known, facts) : record
  if (receipt) return included(updated, receipt, nowMs)
  if (rival) {
    const kind = updated.request && isSameCall(updated.request, rival.request) ? 'replaced' : 'cancelled'
    return ended(updated, { kind, by: rival.hash, blockNumber: rival.blockNumber, blockHash: rival.blockHash })
  }
  const isFree = nextNonce !== null && updated.nonce !== undefined && nextNonce <= updated.nonce
  const next = isFree ? { ...updated, openAtBlock: blockNumber } : updated
  if (known) return next.ending ? news(without(next, 'ending')) : next
  return unseen(next, facts)
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
