import facts from '#deployment/token-list.json'
import type { Address } from '../core/address'

/** A token of a built-in list. */
export interface ListedEntry {
  name: string
  symbol: string
  address: Address
  chainId: number
  decimals: number
}

/** Contents of a built-in token list that the app uses. */
export interface TokenListFile {
  tokens: readonly ListedEntry[]
}

/** Tokens of the built-in list. */
export const listedEntries: readonly ListedEntry[] = (facts satisfies TokenListFile).tokens
