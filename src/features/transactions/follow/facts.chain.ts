import type { Nodes } from '../../../chain/rpc/nodes'
import { settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { readNextNonce, readTransaction } from './transaction.chain'
import type { Facts, ReplacementTransaction } from './next.rules'
import { readReceipt } from './receipt.chain'
import { findByNonce, isSeenByQuorum, type Search } from './nonceSearch.chain'
import { requestEach, reportQuorumOf } from './requestEach.chain'

/** Number of blocks that are searched when no earlier block is known to be free of the nonce. */
const SEARCH_DEPTH_BLOCKS = 64

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
  const others = (await requestEach(nodes, 'eth_getBlockByNumber', params)).map(hashIn)
  const differingCount = others.filter((other) => other !== null && other !== expected).length
  return differingCount >= quorum ? hash : expected
}

/** Returns the account's own other transaction with the same nonce that a block includes. */
function includedOwnTransaction(
  record: TransactionRecord,
  nonce: number,
  records: readonly TransactionRecord[],
): ReplacementTransaction | null {
  for (const { hash, from, receipt, request, nonce: otherNonce } of records) {
    if (hash === record.hash || from !== record.from || otherNonce !== nonce || !receipt || !request) continue
    return { hash, nonce, request, blockNumber: receipt.blockNumber, blockHash: receipt.blockHash }
  }
  return null
}

/** Returns the other transaction that used the nonce. Null until two nodes, if there are two, return it. */
async function findReplacement(nodes: Nodes, hash: string, search: Search): Promise<ReplacementTransaction | null> {
  const replacement = await findByNonce(nodes, search)
  // A node may return the block before the receipt, which is then read at the next head.
  if (!replacement || replacement.hash === hash) return null
  return (await isSeenByQuorum(nodes, replacement)) ? replacement : null
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
    ...{ blockNumber, nowMs: Date.now(), receipt: null, nextNonce: null, replacement: null, settledHash: null },
    ...{ transaction: null, isProven: false, missingCount: 0, quorum: reportQuorumOf(nodes) },
  }
  const settled = settledIn(record)
  if (settled) {
    facts.settledHash = await readBlockHash(nodes, settled.blockNumber, settled.blockHash)
    const isReorganised = facts.settledHash !== null && facts.settledHash !== settled.blockHash
    if (isReorganised) facts.receipt = await readReceipt(nodes, record)
    return facts
  }
  facts.receipt = await readReceipt(nodes, record)
  if (facts.receipt) {
    // A block may include it before the first read: what the wallet sent is still compared with the request.
    return record.isProven ? facts : { ...facts, ...(await readTransaction(nodes, hash)) }
  }
  const [sighting, nextNonce] = await Promise.all([
    readTransaction(nodes, hash, record.isProven),
    readNextNonce(nodes, from),
  ])
  const nonce = record.nonce ?? sighting.transaction?.nonce
  if (nonce !== undefined && nextNonce > nonce) {
    const afterBlock = Math.max(0, record.openAtBlock ?? blockNumber - SEARCH_DEPTH_BLOCKS)
    facts.replacement =
      includedOwnTransaction(record, nonce, records) ??
      (await findReplacement(nodes, hash, { from, nonce, afterBlock, headBlock: blockNumber }))
    if (!facts.replacement) facts.receipt = await readReceipt(nodes, record, true)
  }
  return { ...facts, ...sighting, nextNonce, nowMs: Date.now() }
}
