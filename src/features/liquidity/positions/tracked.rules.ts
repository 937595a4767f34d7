import { distinctPairs, type TokenPair } from '../../../market/candidates'
import type { TokenFacts } from '../../../market/token'

export interface TrackedFrom {
  /** Pairs that the person has imported. */
  saved: readonly TokenPair[]
  /** Every token that can be chosen, and the bases each may have a pool with. */
  tokens: readonly TokenFacts[]
  bases: readonly TokenFacts[]
  /** Pairs that everybody's positions are looked for in. */
  pinned: readonly TokenPair[]
}

/** Answers the pairs whose LP tokens are looked for, each once, the person's own first (constants: TRACKED_PAIRS). */
export function trackedPairs({ saved, tokens, bases, pinned }: TrackedFrom): TokenPair[] {
  const withBases = tokens.flatMap((token) => bases.map((base): TokenPair => [token, base]))
  return distinctPairs([...saved, ...pinned, ...withBases])
}
