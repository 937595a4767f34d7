import type { Address } from '../../core/address'
import { NodesUnreachableError, type Nodes } from '../rpc/nodes'
import { knownGasPrice } from './gasPrice'
import type { Intent } from './intent'
import { estimateGas, rehearse } from './rehearse'

/** A write that passed on a node. */
export interface WriteEstimate {
  /** Gas times the gas price, in wei; null while either is unknown. */
  feeRaw: bigint | null
}

async function gasOf(nodes: Nodes, intent: Intent, account: Address): Promise<bigint | null> {
  try {
    return await estimateGas(nodes, intent, account)
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    return null
  }
}

/** Returns the network fee of a write, in wei; null while its gas or the gas price is unknown. */
export async function readFee(nodes: Nodes, intent: Intent, account: Address): Promise<bigint | null> {
  const [gas, gasPriceRaw] = await Promise.all([gasOf(nodes, intent, account), knownGasPrice(nodes)])
  return gas === null || gasPriceRaw === null ? null : gas * gasPriceRaw
}

/**
 * Runs a write on a node without sending it, with the gas limit that will be sent if it is known, and returns its
 * network fee. Throws RevertError when it would fail, NodesUnreachableError when no node could run it.
 */
export async function estimateWrite(
  nodes: Nodes,
  intent: Intent,
  account: Address,
  gasLimit?: bigint,
): Promise<WriteEstimate> {
  const [feeRaw] = await Promise.all([readFee(nodes, intent, account), rehearse(nodes, intent, account, gasLimit)])
  return { feeRaw }
}
