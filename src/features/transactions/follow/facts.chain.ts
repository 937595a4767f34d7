import type { Nodes } from '../../../chain/rpc/nodes'
import { settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { readKnown, readNextNonce } from './known.chain'
import type { Facts, Rival } from './next.rules'
import { readReceipt } from './receipt.chain'
import { findByNonce } from './rival.chain'

/** Where nothing is known of the blocks before, this many are searched. */
const LOOK_BACK_BLOCKS = 64

async function readBlockHash(nodes: Nodes, blockNumber: number): Promise<string | null> {
  const block = await nodes.request('eth_getBlockByNumber', [`0x${blockNumber.toString(16)}`, false])
  const { hash } = (block ?? {}) as { hash?: unknown }
  return typeof hash === 'string' ? hash : null
}

/** Answers the one of our own transactions that a block holds under the number of another. */
function settledSibling(record: TransactionRecord, nonce: number, records: readonly TransactionRecord[]): Rival | null {
  for (const { hash, from, receipt, request, nonce: number } of records) {
    if (hash === record.hash || from !== record.from || number !== nonce || !receipt || !request) continue
    return { hash, nonce, request, blockNumber: receipt.blockNumber, blockHash: receipt.blockHash }
  }
  return null
}

/** Asks the nodes what there is to know of a transaction at a head; throws as Nodes does. */
export async function readFacts(
  nodes: Nodes,
  record: TransactionRecord,
  records: readonly TransactionRecord[],
  blockNumber: number,
): Promise<Facts> {
  const { hash, from } = record
  const facts: Facts = {
    ...{ blockNumber, nowMs: Date.now(), receipt: null, known: null, nextNonce: null, rival: null },
    settledHash: null,
  }
  const settled = settledIn(record)
  if (settled) {
    facts.settledHash = await readBlockHash(nodes, settled.blockNumber)
    const isGone = facts.settledHash !== null && facts.settledHash !== settled.blockHash
    if (isGone) facts.receipt = await readReceipt(nodes, hash)
    return facts
  }
  facts.receipt = await readReceipt(nodes, hash)
  if (facts.receipt) return facts
  const [known, nextNonce] = await Promise.all([readKnown(nodes, hash), readNextNonce(nodes, from)])
  const nonce = record.nonce ?? known?.nonce
  if (nonce !== undefined && nextNonce > nonce) {
    const afterBlock = Math.max(0, record.openAtBlock ?? blockNumber - LOOK_BACK_BLOCKS)
    const rival =
      settledSibling(record, nonce, records) ??
      (await findByNonce(nodes, { from, nonce, afterBlock, headBlock: blockNumber }))
    // A node may know the block before the receipt: the next head brings it.
    if (rival?.hash !== hash) facts.rival = rival
  }
  return { ...facts, known, nextNonce, nowMs: Date.now() }
}
