import { getReserves, type Reserves } from '../chain/contracts/pair/reads'
import { pairAddress } from '../chain/contracts/pair/address'
import { aggregate } from '../chain/multicall/aggregate'
import type { Nodes } from '../chain/rpc/nodes'
import type { Address } from '../core/address'
import type { FoundTrade } from './trade'

/** Returns the pair addresses of a trade, in its order. */
export const pairsOf = ({ hops }: Pick<FoundTrade, 'hops'>): Address[] =>
  hops.map(({ token0, token1 }) => pairAddress(token0.address, token1.address))

/** Reserves of a trade's pairs, in its order, all at one block. */
export interface FreshReserves {
  blockNumber: number
  reserves: readonly Reserves[]
}

/** Reads the current reserves of a trade's pairs at one block. Throws when a read fails, or NodesUnreachableError. */
export async function readReserves(nodes: Nodes, trade: Pick<FoundTrade, 'hops'>): Promise<FreshReserves> {
  const calls = pairsOf(trade).map((address) => getReserves(address))
  const { blockNumber, data } = await aggregate(nodes, calls)
  const reserves = calls.map(({ address, decode }, index) => {
    const result = data[index]
    if (!result) throw new Error(`A required read of ${address} failed`)
    return decode(result)
  })
  return { blockNumber, reserves }
}
