import type { Nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import { knownGasPrice } from '../../../chain/send/gasPrice'
import { estimateGas } from '../../../chain/send/rehearse'
import type { Address } from '../../../core/address'

/** Reads the network fee of each write, in wei; null when its gas or the gas price is unknown. */
export async function readFees(
  nodes: Nodes,
  account: Address,
  makeIntents: readonly (() => Promise<Intent>)[],
): Promise<(bigint | null)[]> {
  async function gasOf(makeIntent: () => Promise<Intent>): Promise<bigint | null> {
    try {
      return await estimateGas(nodes, await makeIntent(), account)
    } catch {
      return null
    }
  }
  const [gasPriceRaw, ...gas] = await Promise.all([knownGasPrice(nodes), ...makeIntents.map(gasOf)])
  return gas.map((amount) => (amount === null || gasPriceRaw === null ? null : amount * gasPriceRaw))
}
