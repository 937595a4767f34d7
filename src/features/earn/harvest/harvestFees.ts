import type { Nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import { estimateGas } from '../../../chain/send/rehearse'

/** Reads what each write would cost its sender, in wei; null where its gas or the gas price cannot be told. */
export async function readFees(
  nodes: Nodes,
  account: string,
  makeIntents: readonly (() => Promise<Intent>)[],
): Promise<(bigint | null)[]> {
  const orNull = async <T>(read: Promise<T>): Promise<T | null> => {
    try {
      return await read
    } catch {
      return null
    }
  }
  const gasOf = async (makeIntent: () => Promise<Intent>) => estimateGas(nodes, await makeIntent(), account)
  const [gasPriceRaw, ...gas] = await Promise.all([
    orNull(nodes.request('eth_gasPrice', []).then((price) => BigInt(String(price)))),
    ...makeIntents.map((makeIntent) => orNull(gasOf(makeIntent))),
  ])
  return gas.map((amount) => (amount === null || gasPriceRaw === null ? null : amount * gasPriceRaw))
}
