import type { Pool } from './pool'
import type { Edges } from './route'
import type { TokenFacts } from './token'
import { findTrade, type FoundTrade } from './trade'

/** Returns the best trade for an amount: of the input if it is exact, else of the output. Null without a route. */
export type FindTrade = (amountRaw: bigint, isExactInput: boolean) => FoundTrade | null

interface Between {
  input: TokenFacts | null
  output: TokenFacts | null
  maxHops: number
}

/**
 * Creates a trade search between two tokens, memoised for the last request: the same request returns the same object.
 */
export function tradeFinder(
  pools: readonly Pool[],
  edges: readonly Edges[],
  { input, output, maxHops }: Between,
): FindTrade {
  let last: { amountRaw: bigint; isExactInput: boolean; found: FoundTrade | null } | null = null
  return (amountRaw, isExactInput) => {
    if (!input || !output) return null
    if (last?.amountRaw !== amountRaw || last.isExactInput !== isExactInput) {
      const found = findTrade(pools, edges, { input, output, amountRaw, isExactInput, maxHops })
      last = { amountRaw, isExactInput, found }
    }
    return last.found
  }
}
