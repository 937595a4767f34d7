import facts from '#deployment/bases.json'
import { wrappedNative, type TokenFacts } from './token'

/** What bases.json says: a table of tokens, lists of their keys, and for some tokens, by address, lists of their own. */
export interface BasesFacts {
  tokens: Record<string, TokenFacts>
  basesToCheckTradesAgainst: readonly string[]
  additionalBases: Record<string, readonly string[]>
  customBases: Record<string, readonly string[]>
  /** Pairs of keys. */
  pinnedPairs: readonly (readonly string[])[]
}

/** Tokens that routes may lead through; the maps are keyed by the address of the token that is traded. */
export interface Bases {
  common: readonly TokenFacts[]
  /** Bases beside the common ones. */
  additional: ReadonlyMap<string, readonly TokenFacts[]>
  /** The only tokens that the key's token may be paired with. */
  custom: ReadonlyMap<string, readonly TokenFacts[]>
  /** Pairs that routes may lead through besides. */
  pinned: readonly (readonly [TokenFacts, TokenFacts])[]
  /** The token that stands for one US dollar; null where there is none. */
  usd: TokenFacts | null
}

/** The key of the token that prices in US dollars are counted in. */
const USD_KEY = 'busd'

/** Answers the bases that the facts name, and the wrapped coin first of all of them; throws on a key that names no token. */
export function basesFrom(from: BasesFacts): Bases {
  const tokenAt = (key: string): TokenFacts => {
    const token = from.tokens[key]
    if (!token) throw new Error(`bases.json has no token ${key}`)
    return token
  }
  const pairAt = ([first = '', second = '']: readonly string[]) => [tokenAt(first), tokenAt(second)] as const
  const byAddress = (lists: Record<string, readonly string[]>) =>
    new Map(Object.entries(lists).map(([address, keys]) => [address, keys.map(tokenAt)]))
  return {
    common: [wrappedNative, ...from.basesToCheckTradesAgainst.map(tokenAt)],
    additional: byAddress(from.additionalBases),
    custom: byAddress(from.customBases),
    pinned: from.pinnedPairs.map(pairAt),
    usd: from.tokens[USD_KEY] ?? null,
  }
}

export const deploymentBases = basesFrom(facts)
