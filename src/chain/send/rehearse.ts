import type { Address } from '../../core/address'
import { RpcError, type Nodes } from '../rpc/nodes'
import { toTransaction, type Intent } from './intent'
import { revertReason } from './revertReason'

/** trading 9: 10 % on top of the node's estimate. */
const GAS_MARGIN_PER_10000 = 1_000n

/** The transaction reverts; `reason` is the contract's own, null without one. */
export class RevertError extends Error {
  override readonly name = 'RevertError'
  constructor(
    readonly reason: string | null,
    options?: ErrorOptions,
  ) {
    super(reason ?? 'The transaction would fail', options)
  }
}

/**
 * Runs the transaction on a node without sending it, with the gas limit that will be sent if it is known. Throws
 * RevertError when it would fail.
 */
export async function rehearse(nodes: Nodes, intent: Intent, account: Address, gasLimit?: bigint): Promise<void> {
  const gas = gasLimit === undefined ? {} : { gas: `0x${gasLimit.toString(16)}` }
  try {
    await nodes.request('eth_call', [{ ...toTransaction(intent, account), ...gas }, 'latest'])
  } catch (error) {
    asRevert(error)
  }
}

/** Throws RevertError for a node's error of the call, and any other error unchanged. */
export function asRevert(error: unknown): never {
  if (error instanceof RpcError) throw new RevertError(revertReason(error), { cause: error })
  throw error
}

/** Returns the gas estimate of a node; throws RpcError without one. */
export async function estimateGas(nodes: Nodes, intent: Intent, account: Address): Promise<bigint> {
  return BigInt(String(await nodes.request('eth_estimateGas', [toTransaction(intent, account)])))
}

/** Returns an estimate plus the margin of trading 9, rounded down. */
export const withGasMargin = (gas: bigint): bigint => (gas * (10_000n + GAS_MARGIN_PER_10000)) / 10_000n
