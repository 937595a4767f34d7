import { type Address, toAddress } from '../../core/address'
import { decodeMeasured, measureData, swapLensCode, type Measured } from '../contracts/swapLens/reads'
import { NodesUnreachableError, RpcError, type Nodes } from '../rpc/nodes'
import { toTransaction, type Intent } from './intent'

/** A swap, and what to measure of it. */
export interface MeasureRequest {
  intent: Intent
  account: Address
  /** Null for the native coin. */
  inputAddress: Address | null
  outputAddress: Address | null
  recipient: Address
  /** The tokens from first to last; empty if swapping back is not to be rehearsed. */
  path: readonly Address[]
  /** The block to run it on; the newest by default. */
  blockNumber?: number
}

const NATIVE = toAddress(`0x${'0'.repeat(40)}`)

/** Null if decoding fails: a node without overrides may return the result of an address without code. */
function decoded(result: unknown): Measured | null {
  try {
    return decodeMeasured(String(result))
  } catch {
    return null
  }
}

/**
 * Runs a swap on a node with a measuring contract as the code of the account, and returns the paid and the received
 * amount. Null if no node supports such an override or has the block, or if the swap fails under it: `rehearse` throws
 * the reason.
 */
export async function measureSwap(nodes: Nodes, request: MeasureRequest): Promise<Measured | null> {
  const { intent, account, inputAddress, outputAddress, recipient, path, blockNumber } = request
  const { to, data, value } = toTransaction(intent, account)
  const swap = {
    ...{ router: to, value, data, recipient, path },
    ...{ tokenIn: inputAddress ?? NATIVE, tokenOut: outputAddress ?? NATIVE },
  }
  const call = { from: account, to: account, data: measureData(swap) }
  const block = blockNumber === undefined ? 'latest' : `0x${blockNumber.toString(16)}`
  try {
    return decoded(await nodes.request('eth_call', [call, block, { [account]: { code: swapLensCode } }]))
  } catch (error) {
    if (error instanceof NodesUnreachableError || error instanceof RpcError) return null
    throw error
  }
}
