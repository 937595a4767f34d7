import facts from '#deployment/bases.json'
import type { TokenPair } from '../../../market/candidates'
import type { TokenFacts } from '../../../market/token'

interface TrackingFacts {
  tokens: Record<string, TokenFacts>
  basesToTrackLiquidityFor: readonly string[]
  pinnedPairs: readonly (readonly string[])[]
}

const { tokens, basesToTrackLiquidityFor, pinnedPairs }: TrackingFacts = facts

const tokenAt = (key = ''): TokenFacts => {
  const token = tokens[key]
  if (!token) throw new Error(`bases.json has no token ${key}`)
  return token
}

/** The tokens that any other token may have a pool with; those pools are checked for positions (constants: TRACKED_PAIRS). */
export const trackingBases: readonly TokenFacts[] = basesToTrackLiquidityFor.map(tokenAt)

/** The pairs of this deployment that are checked for every account. */
export const pinned: readonly TokenPair[] = pinnedPairs.map(([a, b]) => [tokenAt(a), tokenAt(b)])
