import type { Pool } from './pool'
import { bestRoute, type Edges } from './route'
import { isSameToken, type TokenFacts } from './token'

export interface TradeRequest {
  input: TokenFacts
  output: TokenFacts
  amountRaw: bigint
  isExactInput: boolean
  maxHops: number
}

/** The best trade: input, output, and the pools between, in trading order. */
export interface FoundTrade {
  inputRaw: bigint
  outputRaw: bigint
  hops: readonly Pool[]
  /** Tokens from first to last. */
  path: readonly TokenFacts[]
}

/** Returns the pools as graph edges; computed once for many searches. */
export const edgesOf = (pools: readonly Pool[]): Edges[] =>
  pools.map(({ token0, token1, reserve0Raw, reserve1Raw }) => ({
    ...{ tokenA: token0.address, tokenB: token1.address, reserveARaw: reserve0Raw, reserveBRaw: reserve1Raw },
  }))

/** Returns the trade with the best price over the pools, given with their `edges`; null without a route. */
export function findTrade(pools: readonly Pool[], edges: readonly Edges[], request: TradeRequest): FoundTrade | null {
  const { input, output, amountRaw, isExactInput, maxHops } = request
  if (isSameToken(input, output)) return null
  const [from, to] = [input.address, output.address]
  const found = bestRoute(edges, { from, to, amountRaw, isExactInput, maxHops })
  if (!found) return null
  const hops = found.pools.flatMap((index) => pools[index] ?? [])
  const path = found.path.slice(1, -1).flatMap((address) => {
    const pool = hops.find(({ token0, token1 }) => token0.address === address || token1.address === address)
    return pool ? [pool.token0.address === address ? pool.token0 : pool.token1] : []
  })
  return { inputRaw: found.inputRaw, outputRaw: found.outputRaw, hops, path: [input, ...path, output] }
}

/**
 * Returns the best trade of at most `maxHops` pairs for an amount: of the input if it is exact, else of the output.
 * Null without a route.
 */
export type FindTrade = (amountRaw: bigint, isExactInput: boolean, maxHops: number) => FoundTrade | null

interface Between {
  input: TokenFacts | null
  output: TokenFacts | null
}

const isSameRoute = (one: FoundTrade | null, other: FoundTrade | null): one is FoundTrade =>
  one !== null &&
  other !== null &&
  one.hops.length === other.hops.length &&
  one.hops.every((pool, index) => pool === other.hops[index])

/**
 * Creates a trade search between two tokens, memoised for the last request: the same request returns the same object.
 * So does another number of pairs that leads to the same trade.
 */
export function tradeFinder(pools: readonly Pool[], edges: readonly Edges[], { input, output }: Between): FindTrade {
  let last: { amountRaw: bigint; isExactInput: boolean; maxHops: number; found: FoundTrade | null } | null = null
  return (amountRaw, isExactInput, maxHops) => {
    if (!input || !output) return null
    const isSameAmount = last?.amountRaw === amountRaw && last.isExactInput === isExactInput
    if (isSameAmount && last?.maxHops === maxHops) return last.found
    const found = findTrade(pools, edges, { input, output, amountRaw, isExactInput, maxHops })
    const known = isSameAmount && last ? last.found : null
    last = { amountRaw, isExactInput, maxHops, found: isSameRoute(known, found) ? known : found }
    return last.found
  }
}
