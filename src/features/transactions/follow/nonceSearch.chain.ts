import { type Address, sameAddress } from '../../../core/address'
import { RpcError, type Nodes } from '../../../chain/rpc/nodes'
import { parseNodeTransaction, readNextNonce } from './transaction.chain'
import type { ReplacementTransaction } from './next.rules'
import { requestEach, reportQuorumOf } from './requestEach.chain'

/** A longer range than this is bisected first, if the node has old states; the rest is read block by block. */
const SEQUENTIAL_BLOCKS = 32
const MAX_BLOCKS = 256
const CONCURRENT_READS = 4

export interface Search {
  from: Address
  nonce: number
  /** A block known to precede the transaction, and the head. */
  afterBlock: number
  headBlock: number
}

async function replacementIn(
  nodes: Nodes,
  { from, nonce }: Search,
  blockNumber: number,
): Promise<ReplacementTransaction | null> {
  const block = await nodes.request('eth_getBlockByNumber', [`0x${blockNumber.toString(16)}`, true])
  const { hash: blockHash, transactions } = (block ?? {}) as { hash?: unknown; transactions?: unknown }
  if (typeof blockHash !== 'string' || !Array.isArray(transactions)) return null
  for (const transaction of transactions as readonly { from?: unknown; hash?: unknown }[]) {
    if (typeof transaction.from !== 'string' || !sameAddress(transaction.from, from)) continue
    const parsed = parseNodeTransaction(transaction)
    if (parsed?.nonce === nonce && typeof transaction.hash === 'string') {
      return { ...parsed, hash: transaction.hash, blockNumber, blockHash }
    }
  }
  return null
}

/** Returns the two blocks between which the nonce was used, as close together as the node's states allow. */
async function narrowRange(nodes: Nodes, { from, nonce, afterBlock, headBlock }: Search): Promise<[number, number]> {
  let [low, high] = [afterBlock, headBlock]
  try {
    while (high - low > SEQUENTIAL_BLOCKS) {
      const middle = Math.floor((low + high) / 2)
      if ((await readNextNonce(nodes, from, middle)) > nonce) high = middle
      else low = middle
    }
  } catch (error) {
    // A node without old states cannot bisect: the rest of the range is searched from its end.
    if (!(error instanceof RpcError)) throw error
  }
  return [Math.max(low, high - MAX_BLOCKS), high]
}

/**
 * Finds the transaction in a block that used an account's nonce; null when none is found within range. Throws as Nodes
 * does.
 */
export async function findByNonce(nodes: Nodes, search: Search): Promise<ReplacementTransaction | null> {
  const [low, high] = await narrowRange(nodes, search)
  for (let top = high; top > low; top -= CONCURRENT_READS) {
    const heights = Array.from({ length: Math.min(CONCURRENT_READS, top - low) }, (_, step) => top - step)
    const found = await Promise.all(heights.map((height) => replacementIn(nodes, search, height)))
    const replacement = found.find((one) => one !== null)
    if (replacement) return replacement
  }
  return null
}

const placeOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'blockHash' in result ? result.blockHash : null

/** Checks that two nodes, if there are two, have a transaction in the same block and with the same content. */
export async function isSeenByQuorum(
  nodes: Nodes,
  { hash, blockHash, nonce, from, request }: ReplacementTransaction,
): Promise<boolean> {
  const quorum = reportQuorumOf(nodes)
  if (quorum === 1) return true
  const results = await requestEach(nodes, 'eth_getTransactionByHash', [hash])
  const same = results.filter((result) => {
    const parsed = placeOf(result) === blockHash ? parseNodeTransaction(result) : null
    const isSameSender = sameAddress(parsed?.from ?? '', from ?? '')
    return parsed?.nonce === nonce && isSameSender && JSON.stringify(parsed.request) === JSON.stringify(request)
  })
  return same.length >= quorum
}
