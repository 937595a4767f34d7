import { swapLens, swapLensCode } from '../contracts/swapLens'
import { NodesUnreachableError, RpcError, type Nodes } from '../rpc/nodes'
import { toTransaction, type Intent } from './intent'

/** A swap and what of it is to be counted. */
export interface MeasureRequest {
  intent: Intent
  account: string
  /** Null for the native coin. */
  inputAddress: string | null
  outputAddress: string | null
  recipient: string
  /** The tokens from first to last; empty where the way back is not to be tried. */
  path: readonly string[]
  /** The block to run it on; the newest where left out. */
  blockNumber?: number
}

/** What a swap really moved in a rehearsal, in the smallest units. */
export interface Measured {
  paidRaw: bigint
  receivedRaw: bigint
  /** What all that was received gave when it was swapped back at once, in the path's first token; null where that failed. */
  soldForRaw: bigint | null
}

const NATIVE = `0x${'0'.repeat(40)}`

type Answer = readonly [paid: bigint, received: bigint, isSold: boolean, soldFor: bigint]

/** A node that knows no overrides may answer as if nothing stood at the address. */
function decoded(answer: unknown): Measured | null {
  try {
    const [measured] = swapLens.decodeFunctionResult('measure', String(answer)) as unknown as [Answer]
    const [paidRaw, receivedRaw, isSold, soldForRaw] = measured
    return { paidRaw, receivedRaw, soldForRaw: isSold ? soldForRaw : null }
  } catch {
    return null
  }
}

/**
 * Runs a swap on a node with a counting contract as the code of the account, and returns what left and what arrived. Null
 * where no node takes such an override or has the block, or where the swap fails under it: `rehearse` tells why.
 */
export async function measureSwap(nodes: Nodes, request: MeasureRequest): Promise<Measured | null> {
  const { intent, account, inputAddress, outputAddress, recipient, path, blockNumber } = request
  const { to, data, value } = toTransaction(intent, account)
  const swap = {
    ...{ router: to, value, data, recipient, path },
    ...{ tokenIn: inputAddress ?? NATIVE, tokenOut: outputAddress ?? NATIVE },
  }
  const question = { from: account, to: account, data: swapLens.encodeFunctionData('measure', [swap]) }
  const block = blockNumber === undefined ? 'latest' : `0x${blockNumber.toString(16)}`
  try {
    return decoded(await nodes.request('eth_call', [question, block, { [account]: { code: swapLensCode } }]))
  } catch (error) {
    if (error instanceof NodesUnreachableError || error instanceof RpcError) return null
    throw error
  }
}
