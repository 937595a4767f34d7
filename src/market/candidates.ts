import { Pair, type Token } from '@pancakeswap/sdk'
import { deploymentBases, type Bases } from './bases'

export type TokenPair = readonly [Token, Token]

/** A token with bases of its own trades only against those (constants: CUSTOM_BASES). */
function mayPair([a, b]: TokenPair, { custom }: Bases): boolean {
  const allows = (token: Token, other: Token) => custom.get(token.address)?.some((base) => base.equals(other)) ?? true
  return allows(a, b) && allows(b, a)
}

/** Answers the pairs without duplicates, whichever token comes first, and without those of a token with itself. */
export function distinctPairs(pairs: readonly TokenPair[]): TokenPair[] {
  const byAddress = new Map<string, TokenPair>()
  for (const pair of pairs) {
    if (pair[0].equals(pair[1])) continue
    const address = Pair.getAddress(...pair)
    if (!byAddress.has(address)) byAddress.set(address, pair)
  }
  return [...byAddress.values()]
}

/**
 * Answers the pairs that a route from one token to the other may lead through: the two themselves, each with each base,
 * and the bases among each other (trading 9 "Best trade search").
 */
export function candidatePairs(from: Token, to: Token, bases: Bases = deploymentBases): TokenPair[] {
  const middles = [from, to].reduce<readonly Token[]>(
    (all, { address }) => [...all, ...(bases.additional.get(address) ?? [])],
    bases.common,
  )
  const all = [from, ...middles].flatMap((first) => [to, ...middles].map((second): TokenPair => [first, second]))
  return distinctPairs(all).filter((pair) => mayPair(pair, bases))
}
