import type { Nodes } from '../../../chain/rpc/nodes'
import { settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { readNextNonce, readSighting } from './known.chain'
import type { Facts, Rival } from './next.rules'
import { readReceipt } from './receipt.chain'
import { findByNonce, isSeenByQuorum, type Search } from './rival.chain'
import { askEach, reportQuorumOf } from './witnesses.chain'

/** Number of blocks that are searched when no earlier block is known to be free of the nonce. */
const LOOK_BACK_BLOCKS = 64

function hashIn(block: unknown): string | null {
  const { hash } = (block ?? {}) as { hash?: unknown }
  return typeof hash === 'string' ? hash : null
}

/**
 * Reads the hash of the block at a height. A block counts as reorganised only when a second node, if there is one,
 * confirms it.
 */
async function readBlockHash(nodes: Nodes, blockNumber: number, expected: string): Promise<string | null> {
  const params = [`0x${blockNumber.toString(16)}`, false]
  const hash = hashIn(await nodes.request('eth_getBlockByNumber', params))
  const quorum = reportQuorumOf(nodes)
  if (hash === null || hash === expected || quorum === 1) return hash
  const others = (await askEach(nodes, 'eth_getBlockByNumber', params)).map(hashIn)
  const goneFor = others.filter((other) => other !== null && other !== expected).length
  return goneFor >= quorum ? hash : expected
}

/** Returns the account's own other transaction with the same nonce that a block includes. */
function settledSibling(record: TransactionRecord, nonce: number, records: readonly TransactionRecord[]): Rival | null {
  for (const { hash, from, receipt, request, nonce: number } of records) {
    if (hash === record.hash || from !== record.from || number !== nonce || !receipt || !request) continue
    return { hash, nonce, request, blockNumber: receipt.blockNumber, blockHash: receipt.blockHash }
  }
  return null
}

/** Returns the transaction that used the nonce in place of ours. Null until two nodes, if there are two, return it. */
async function findReplacement(nodes: Nodes, hash: string, search: Search): Promise<Rival | null> {
  const rival = await findByNonce(nodes, search)
  // A node may have the block before the receipt: the next head brings it.
  if (!rival || rival.hash === hash) return null
  return (await isSeenByQuorum(nodes, rival)) ? rival : null
}

/** Reads the facts of a transaction from the nodes at a head; throws as Nodes does. */
export async function readFacts(
  nodes: Nodes,
  record: TransactionRecord,
  records: readonly TransactionRecord[],
  blockNumber: number,
): Promise<Facts> {
  const { hash, from } = record
  const facts: Facts = {
    ...{ blockNumber, nowMs: Date.now(), receipt: null, nextNonce: null, rival: null, settledHash: null },
    ...{ known: null, isProven: false, unseenBy: 0, quorum: reportQuorumOf(nodes) },
  }
  const settled = settledIn(record)
  if (settled) {
    facts.settledHash = await readBlockHash(nodes, settled.blockNumber, settled.blockHash)
    const isGone = facts.settledHash !== null && facts.settledHash !== settled.blockHash
    if (isGone) facts.receipt = await readReceipt(nodes, record)
    return facts
  }
  facts.receipt = await readReceipt(nodes, record)
  if (facts.receipt) {
    // A block may come before the first look: what the wallet sent is compared with what it was asked to send all the same.
    return record.isProven ? facts : { ...facts, ...(await readSighting(nodes, hash)) }
  }
  const [sighting, nextNonce] = await Promise.all([
    readSighting(nodes, hash, record.isProven),
    readNextNonce(nodes, from),
  ])
  const nonce = record.nonce ?? sighting.known?.nonce
  if (nonce !== undefined && nextNonce > nonce) {
    const afterBlock = Math.max(0, record.openAtBlock ?? blockNumber - LOOK_BACK_BLOCKS)
    facts.rival =
      settledSibling(record, nonce, records) ??
      (await findReplacement(nodes, hash, { from, nonce, afterBlock, headBlock: blockNumber }))
    if (!facts.rival) facts.receipt = await readReceipt(nodes, record, true)
  }
  return { ...facts, ...sighting, nextNonce, nowMs: Date.now() }
}
