import { distinctPairs, type TokenPair } from '../../../market/candidates'
import type { TokenFacts } from '../../../market/token'

export interface TrackedFrom {
  /** Pairs that the user has imported or added liquidity to. */
  saved: readonly TokenPair[]
  /** Every selectable token, and the bases each may have a pool with. */
  tokens: readonly TokenFacts[]
  bases: readonly TokenFacts[]
  /** Pairs checked for every account. */
  pinnedPairs: readonly TokenPair[]
}

/**
 * Returns the pairs whose LP balances are read, without duplicates, the user's own first (constants: TRACKED_PAIRS).
 */
export function trackedPairs({ saved, tokens, bases, pinnedPairs }: TrackedFrom): TokenPair[] {
  const withBases = tokens.flatMap((token) => bases.map((base): TokenPair => [token, base]))
  return distinctPairs([...saved, ...pinnedPairs, ...withBases])
}
