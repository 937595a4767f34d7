import bases from '#deployment/bases.json'
import { Pair, type Token } from '@pancakeswap/sdk'
import { tokenOf, type TokenFacts } from './sdk'

export type TokenPair = readonly [Token, Token]

const facts: Record<string, TokenFacts> = bases.tokens
const listOf = (keys: readonly string[]): Token[] =>
  keys.flatMap((key) => {
    const found = facts[key]
    return found ? [tokenOf(found)] : []
  })

const common = listOf(bases.basesToCheckTradesAgainst)
const additional: Record<string, string[] | undefined> = bases.additionalBases
const custom: Record<string, string[] | undefined> = bases.customBases

/** A token with bases of its own trades only against those (data: customBases). */
function mayPair([a, b]: TokenPair): boolean {
  const [onlyA, onlyB] = [custom[a.address], custom[b.address]]
  const allows = (only: string[] | undefined, other: Token) =>
    !only || listOf(only).some((base) => base.equals(other))
  return allows(onlyA, b) && allows(onlyB, a)
}

/**
 * Answers the pairs a route from one token to the other may lead through: both tokens, and each with each base of the
 * deployment; without duplicates (trading 9).
 */
export function candidatePairs(from: Token, to: Token): TokenPair[] {
  const extra = [from, to].flatMap(({ address }) => listOf(additional[address] ?? []))
  const ends = [from, to]
  const middles = [...common, ...extra]
  const all: TokenPair[] = [[from, to]]
  for (const end of ends) for (const middle of middles) all.push([end, middle])
  middles.forEach((first, index) => {
    for (const second of middles.slice(index + 1)) all.push([first, second])
  })
  const byAddress = new Map<string, TokenPair>()
  for (const pair of all) {
    if (!pair[0].equals(pair[1]) && mayPair(pair)) byAddress.set(Pair.getAddress(...pair), pair)
  }
  return [...byAddress.values()]
}
