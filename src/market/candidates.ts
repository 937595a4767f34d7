import { pairAddress } from '../chain/contracts/pairAddress'
import { deploymentBases, type Bases } from './bases'
import { isSameToken, type TokenFacts } from './token'

export type TokenPair = readonly [TokenFacts, TokenFacts]

/** A token with bases of its own trades only against those (constants: CUSTOM_BASES). */
function mayPair([a, b]: TokenPair, { custom }: Bases): boolean {
  const allows = (token: TokenFacts, other: TokenFacts) =>
    custom.get(token.address)?.some((base) => isSameToken(base, other)) ?? true
  return allows(a, b) && allows(b, a)
}

/** Answers the pairs without duplicates, whichever token comes first, and without those of a token with itself. */
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
 * Answers the pairs that a route from one token to the other may lead through: the two themselves, each with each base,
 * the bases among each other, and the pairs that the deployment pins (trading 9 "Best trade search").
 */
export function candidatePairs(from: TokenFacts, to: TokenFacts, bases: Bases = deploymentBases): TokenPair[] {
  const middles = [from, to].reduce<readonly TokenFacts[]>(
    (all, { address }) => [...all, ...(bases.additional.get(address) ?? [])],
    bases.common,
  )
  const all = [from, ...middles].flatMap((first) => [to, ...middles].map((second): TokenPair => [first, second]))
  return distinctPairs([...all, ...bases.pinned]).filter((pair) => mayPair(pair, bases))
}
