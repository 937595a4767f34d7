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
  /** Null where no node has it, or where nodes contradict each other about it. */
  known: Known | null
  /** Whether its content rests on more than one node: on its hash, or on a second node. */
  isProven: boolean
  /** How many nodes returned that they do not have it. */
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
  /** How many nodes have to agree: two, or one where only one is usable. */
  quorum: number
  /** The nonce the account uses next; null where it was not requested. */
  nextNonce: number | null
  rival: Rival | null
  /** The hash of the block at the height where it was settled; null where no node has one. */
  settledHash: string | null
}

/** Dropped is said at the second head without it at the earliest, and after this time. */
const FORGOTTEN_AFTER_BLOCKS = 1
const FORGOTTEN_AFTER_MS = 2 * 60_000
/** Wallets with a private relay keep a transaction from the public nodes until a block holds it. */
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

/** Returns the record of a transaction that a block holds; news where its state was another. */
function included(record: TransactionRecord, receipt: Receipt, nowMs: number): TransactionRecord {
  const next = { ...without(record, 'ending', 'missing', 'isReorganised'), receipt, confirmedTime: nowMs }
  return outcomeOf(next) === outcomeOf(record) ? next : news(next)
}

function ended(record: TransactionRecord, ending: Ending): TransactionRecord {
  const next = { ...without(record, 'missing', 'isReorganised'), ending }
  return record.ending?.kind === ending.kind ? next : news(next)
}

/**
 * Returns what differs between the request that was handed to the wallet and the transaction that was sent: wallets may
 * alter a request, and a wallet of another account may sign it.
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

/** Returns the record with what was learned of its content, which counts once it is proven and never changes then. */
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

/** Returns the record of a transaction that no node has; `unseenBy` of them said so. */
function unseen(record: TransactionRecord, { blockNumber, nowMs, unseenBy, quorum }: Facts): TransactionRecord {
  if (unseenBy === 0) return record
  const since = record.missing
  // A head below is another chain's, such as that of a laptop that was started anew.
  const isCounting = since !== undefined && since.atBlock <= blockNumber && since.sinceMs <= nowMs
  const { atBlock, sinceMs } = isCounting ? since : { atBlock: blockNumber, sinceMs: nowMs }
  const patienceMs = record.nonce === undefined ? UNHEARD_AFTER_MS : FORGOTTEN_AFTER_MS
  const isOverdue = blockNumber - atBlock >= FORGOTTEN_AFTER_BLOCKS && nowMs - sinceMs >= patienceMs
  if (record.ending || (isOverdue && unseenBy >= quorum)) return ended(record, { kind: 'dropped' })
  return { ...record, missing: { atBlock, sinceMs, nodeCount: unseenBy } }
}

/** Of a settled one only its block is in question. */
function nextSettled(record: TransactionRecord, settled: { blockNumber: number; blockHash: string }, facts: Facts) {
  const { settledHash, receipt, nowMs } = facts
  if (settledHash === null || settledHash === settled.blockHash) return record
  if (receipt) return included(record, receipt, nowMs)
  const openAtBlock = Math.max(0, settled.blockNumber - FINAL_AFTER_BLOCKS)
  return news({ ...without(record, 'receipt', 'ending', 'confirmedTime'), isReorganised: true, openAtBlock })
}

function nextOpen(record: TransactionRecord, facts: Facts): TransactionRecord {
  const { receipt, known, rival, nextNonce, blockNumber, nowMs } = facts
  if (receipt) return included(record, receipt, nowMs)
  const told = known ? learned(record, known, facts) : record
  if (rival) {
    const kind = told.request && isSameCall(told.request, rival.request) ? 'replaced' : 'cancelled'
    return ended(told, { kind, by: rival.hash, blockNumber: rival.blockNumber, blockHash: rival.blockHash })
  }
  const isFree = nextNonce !== null && told.nonce !== undefined && nextNonce <= told.nonce
  const next = isFree ? { ...told, openAtBlock: blockNumber } : told
  if (known) return next.ending ? news(without(next, 'ending')) : next
  return unseen(next, facts)
}

/**
 * Returns a transaction's record after what the nodes returned: waiting, included, replaced, cancelled, dropped, or back to
 * waiting when its block is gone. What was dropped may still turn up (trading 4 "Transaction status").
 */
export function nextRecord(record: TransactionRecord, facts: Facts): TransactionRecord {
  const settled = settledIn(record)
  const next = settled ? nextSettled(record, settled, facts) : nextOpen(record, facts)
  return { ...next, lastCheckedBlockNumber: facts.blockNumber, checkedTime: facts.nowMs }
}
