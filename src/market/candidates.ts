import { pairAddress } from '../chain/contracts/pair/address'
import { deploymentBases, type Bases } from './bases'
import { isSameToken, type TokenFacts } from './token'

export type TokenPair = readonly [TokenFacts, TokenFacts]

/** A token with custom bases trades only against those (constants: CUSTOM_BASES). */
function isPairAllowed([a, b]: TokenPair, { custom }: Bases): boolean {
  const allows = (token: TokenFacts, other: TokenFacts) =>
    custom.get(token.address)?.some((base) => isSameToken(base, other)) ?? true
  return allows(a, b) && allows(b, a)
}

/** Removes duplicate pairs, in either order, and pairs of a token with itself. */
export function distinctPairs(pairs: readonly TokenPair[]): TokenPair[] {
  const byAddress = new Map<string, TokenPair>()
  for (const [a, b] of pairs) {
    if (isSameToken(a, b)) continue
    const address = pairAddress(a.address, b.address)
    if (!byAddress.has(address)) byAddress.set(address, [a, b])
  }
  return [...byAddress.values()]
}

/**
 * Returns the pairs that a route between two tokens may use (trading 9 "Best trade search"). These are the direct pair,
 * each token with each base, the bases with each other, and the deployment's pinned pairs.
 */
export function candidatePairs(from: TokenFacts, to: TokenFacts, bases: Bases = deploymentBases): TokenPair[] {
  const middles = [from, to].reduce<readonly TokenFacts[]>(
    (all, { address }) => [...all, ...(bases.additional.get(address) ?? [])],
    bases.common,
  )
  const all = [from, ...middles].flatMap((first) => [to, ...middles].map((second): TokenPair => [first, second]))
  return distinctPairs([...all, ...bases.pinned]).filter((pair) => isPairAllowed(pair, bases))
}
