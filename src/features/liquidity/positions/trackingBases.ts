import { baseToken, bases } from '../../../deployment/bases'
import type { TokenPair } from '../../../market/candidates'
import type { TokenFacts } from '../../../market/token'

/** The tokens that any other token may have a pool with; those pools are checked for positions (constants: TRACKED_PAIRS). */
export const trackingBases: readonly TokenFacts[] = bases.basesToTrackLiquidityFor.map((key) => baseToken(key))

/** The pairs of this deployment that are checked for every account. */
export const pinned: readonly TokenPair[] = bases.pinnedPairs.map(([a = '', b = '']) => [baseToken(a), baseToken(b)])
