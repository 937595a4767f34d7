import bases from '#deployment/bases.json'
import type { Address } from '../core/address'

/** A token that routes may use. */
export interface BaseToken {
  symbol: string
  name: string
  address: Address
  decimals: number
}

/** Contents of bases.json: tokens by key, lists of these keys, and additional lists by token address. */
export interface BasesFile {
  tokens: Readonly<Record<string, BaseToken>>
  basesToCheckTradesAgainst: readonly string[]
  additionalBases: Readonly<Record<string, readonly string[]>>
  customBases: Readonly<Record<string, readonly string[]>>
  suggestedBases: readonly string[]
  basesToTrackLiquidityFor: readonly string[]
  /** Pairs of token keys. */
  pinnedPairs: readonly (readonly string[])[]
}

export { bases }

/** The protocol's own token; null where the deployment has none. */
export const cakeToken: BaseToken | null = bases.tokens['cake'] ?? null

/** Returns the base of a key; throws for a key without a token, which no valid deployment has. */
export function baseToken(key: string, { tokens }: Pick<BasesFile, 'tokens'> = bases): BaseToken {
  const token = tokens[key]
  if (!token) throw new Error(`bases.json has no token ${key}`)
  return token
}
