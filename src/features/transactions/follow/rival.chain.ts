import { sameAddress } from '../../../core/address'
import { RpcError, type Nodes } from '../../../chain/rpc/nodes'
import { knownFrom, readNextNonce } from './known.chain'
import type { Rival } from './next.rules'
import { askEach, reportQuorumOf } from './witnesses.chain'

/** This many blocks are read one by one; a longer range is bisected first, if the node has old states. */
const WALK_BLOCKS = 32
const MOST_BLOCKS = 256
const AT_ONCE = 4

export interface Search {
  from: string
  nonce: number
  /** A block known to precede the transaction, and the head. */
  afterBlock: number
  headBlock: number
}

async function rivalIn(nodes: Nodes, { from, nonce }: Search, blockNumber: number): Promise<Rival | null> {
  const block = await nodes.request('eth_getBlockByNumber', [`0x${blockNumber.toString(16)}`, true])
  const { hash: blockHash, transactions } = (block ?? {}) as { hash?: unknown; transactions?: unknown }
  if (typeof blockHash !== 'string' || !Array.isArray(transactions)) return null
  for (const transaction of transactions as readonly { from?: unknown; hash?: unknown }[]) {
    if (typeof transaction.from !== 'string' || !sameAddress(transaction.from, from)) continue
    const known = knownFrom(transaction)
    if (known?.nonce === nonce && typeof transaction.hash === 'string') {
      return { ...known, hash: transaction.hash, blockNumber, blockHash }
    }
  }
  return null
}

/** Returns the two blocks between which the nonce was used, as close together as the node's states allow. */
async function narrow(nodes: Nodes, { from, nonce, afterBlock, headBlock }: Search): Promise<[number, number]> {
  let [low, high] = [afterBlock, headBlock]
  try {
    while (high - low > WALK_BLOCKS) {
      const middle = Math.floor((low + high) / 2)
      if ((await readNextNonce(nodes, from, middle)) > nonce) high = middle
      else low = middle
    }
  } catch (error) {
    // A node without old states cannot bisect: the rest of the range is searched from its end.
    if (!(error instanceof RpcError)) throw error
  }
  return [Math.max(low, high - MOST_BLOCKS), high]
}

/**
 * Finds the transaction in a block that used an account's nonce, ours or another one. Null when none is found within
 * range. Throws as Nodes does.
 */
export async function findByNonce(nodes: Nodes, search: Search): Promise<Rival | null> {
  const [low, high] = await narrow(nodes, search)
  for (let top = high; top > low; top -= AT_ONCE) {
    const heights = Array.from({ length: Math.min(AT_ONCE, top - low) }, (_, step) => top - step)
    const found = await Promise.all(heights.map((height) => rivalIn(nodes, search, height)))
    const rival = found.find((one) => one !== null)
    if (rival) return rival
  }
  return null
}

const placeOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'blockHash' in answer ? answer.blockHash : null

/** Checks that two nodes, if there are two, have a transaction in the same block and with the same content. */
export async function isSeenByQuorum(nodes: Nodes, { hash, blockHash, nonce, from, request }: Rival): Promise<boolean> {
  const quorum = reportQuorumOf(nodes)
  if (quorum === 1) return true
  const answers = await askEach(nodes, 'eth_getTransactionByHash', [hash])
  const same = answers.filter((answer) => {
    const known = placeOf(answer) === blockHash ? knownFrom(answer) : null
    const isSameSender = sameAddress(known?.from ?? '', from ?? '')
    return known?.nonce === nonce && isSameSender && JSON.stringify(known.request) === JSON.stringify(request)
  })
  return same.length >= quorum
}
