import { sameAddress } from '../../../core/address'
import { hasStrayed, outcomeOf } from '../outcome.rules'
import { FINAL_AFTER_BLOCKS, settledIn } from '../transactions.rules'
import type { SentRequest } from '../../../chain/send/replacement'
import type { Ending, Receipt, TransactionRecord } from '../transactions.slice'

/** What a node knows of a transaction that it has. */
export interface Known {
  nonce: number
  request: SentRequest
}

/** The transaction in a block that has the number of ours. */
export interface Rival extends Known {
  hash: string
  blockNumber: number
  blockHash: string
}

/** What the nodes say of a transaction at a head. */
export interface Facts {
  blockNumber: number
  nowMs: number
  receipt: Receipt | null
  /** Null where the node has no such transaction, neither in a block nor waiting. */
  known: Known | null
  /** The number the account uses next; null where it was not asked for. */
  nextNonce: number | null
  rival: Rival | null
  /** The hash of the block at the height where it was settled; null where nobody knows one. */
  settledHash: string | null
}

/** Of two heads in a row the second: a node that had it has lost it. One that never had it is given time to hear of it. */
const FORGOTTEN_AFTER_BLOCKS = 1
const UNHEARD_AFTER_BLOCKS = 20

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

/** Answers the record of a transaction that a block holds; news where it stood otherwise before. */
function included(record: TransactionRecord, receipt: Receipt, nowMs: number): TransactionRecord {
  const next = { ...without(record, 'ending', 'missingAtBlock', 'isReorganised'), receipt, confirmedTime: nowMs }
  return outcomeOf(next) === outcomeOf(record) ? next : news(next)
}

function ended(record: TransactionRecord, ending: Ending): TransactionRecord {
  const next = { ...without(record, 'missingAtBlock', 'isReorganised'), ending }
  return record.ending?.kind === ending.kind ? next : news(next)
}

function learned(record: TransactionRecord, known: Known): TransactionRecord {
  const next = { ...without(record, 'missingAtBlock'), ...known }
  return hasStrayed(next) && !hasStrayed(record) ? news(next) : next
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
  const told = known ? learned(record, known) : record
  if (rival) {
    const kind = told.request && isSameCall(told.request, rival.request) ? 'replaced' : 'cancelled'
    return ended(told, { kind, by: rival.hash, blockNumber: rival.blockNumber, blockHash: rival.blockHash })
  }
  const isFree = nextNonce !== null && told.nonce !== undefined && nextNonce <= told.nonce
  const next = isFree ? { ...told, openAtBlock: blockNumber } : told
  if (known) return next.ending ? news(without(next, 'ending')) : next
  // A head below is another chain's: the counting starts anew.
  const missingAtBlock = Math.min(next.missingAtBlock ?? blockNumber, blockNumber)
  const patience = next.nonce === undefined ? UNHEARD_AFTER_BLOCKS : FORGOTTEN_AFTER_BLOCKS
  if (next.ending || blockNumber - missingAtBlock >= patience) return ended(next, { kind: 'dropped' })
  return { ...next, missingAtBlock }
}

/**
 * Answers a transaction's record after what the nodes said: waiting, included, replaced, cancelled, dropped, or back to
 * waiting when its block is gone. What was dropped may still turn up (trading 4 "Transaction status").
 */
export function nextRecord(record: TransactionRecord, facts: Facts): TransactionRecord {
  const settled = settledIn(record)
  const next = settled ? nextSettled(record, settled, facts) : nextOpen(record, facts)
  return { ...next, lastCheckedBlockNumber: facts.blockNumber, checkedTime: facts.nowMs }
}
