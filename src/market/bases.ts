import { bases, baseToken, type BasesFile } from '../deployment/bases'
import { wrappedNative, type TokenFacts } from './token'

/** Tokens that routes may pass through. The maps are keyed by the address of the traded token. */
export interface Bases {
  common: readonly TokenFacts[]
  /** Bases in addition to the common ones. */
  additional: ReadonlyMap<string, readonly TokenFacts[]>
  /** The only tokens that the key's token may be paired with. */
  custom: ReadonlyMap<string, readonly TokenFacts[]>
  /** Additional pairs that routes may use. */
  pinned: readonly (readonly [TokenFacts, TokenFacts])[]
  /** The token that represents one US dollar; null where there is none. */
  usd: TokenFacts | null
}

/** Key of the token that represents one US dollar. */
const USD_KEY = 'busd'

/** Resolves the bases in the facts, with the wrapped coin first. Throws on a key without a token. */
export function basesFrom(from: BasesFile): Bases {
  const tokenAt = (key: string): TokenFacts => baseToken(key, from)
  const pairAt = ([first = '', second = '']: readonly string[]) => [tokenAt(first), tokenAt(second)] as const
  const byAddress = (lists: BasesFile['customBases']) =>
    new Map(Object.entries(lists).map(([address, keys]) => [address, keys.map(tokenAt)]))
  return {
    common: [wrappedNative, ...from.basesToCheckTradesAgainst.map(tokenAt)],
    additional: byAddress(from.additionalBases),
    custom: byAddress(from.customBases),
    pinned: from.pinnedPairs.map(pairAt),
    usd: from.tokens[USD_KEY] ?? null,
  }
}

export const deploymentBases = basesFrom(bases)
