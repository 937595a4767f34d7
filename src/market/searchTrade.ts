import { getReserves } from '../chain/contracts/pair/reads'
import { pairAddress } from '../chain/contracts/pair/address'
import { readOptional } from '../chain/multicall/aggregate'
import type { Nodes } from '../chain/rpc/nodes'
import type { Address } from '../core/address'
import { candidatePairs, type TokenPair } from './candidates'
import { poolOf, type Pool } from './pool'
import { edgesOf, findTrade, type FoundTrade, type TradeRequest } from './trade'

const addressOf = ([a, b]: TokenPair): Address => pairAddress(a.address, b.address)

/**
 * Returns the best trade over the deployment's pairs as a node returns them now; null without a route. It does
 * not read the pools in `alreadyRead` again. Throws NodesUnreachableError.
 */
export async function searchTrade(
  nodes: Nodes,
  request: TradeRequest,
  alreadyRead: readonly Pool[],
): Promise<FoundTrade | null> {
  const knownAddresses = new Set(alreadyRead.map(({ token0, token1 }) => addressOf([token0, token1])))
  const pairs = candidatePairs(request.input, request.output).filter((pair) => !knownAddresses.has(addressOf(pair)))
  const reserves = await readOptional(
    nodes,
    pairs.map((pair) => getReserves(addressOf(pair))),
  )
  const read = pairs.flatMap(([a, b], index): Pool[] => {
    const found = reserves[index]
    const { token0, token1 } = poolOf(a, 0n, b, 0n)
    return found ? [{ token0, token1, ...found }] : []
  })
  const pools = [...alreadyRead, ...read]
  return findTrade(pools, edgesOf(pools), request)
}
