import { getCreateAddress } from 'ethers'
import { LISTS_DEPLOYER } from '../protocol/accounts.ts'

/** A token that is in no built-in list, to be found by its address or by importing a list. */
export interface UnlistedToken {
  key: string
  symbol: string
  name: string
  decimals: number
}

/** The last is named like a token that everybody knows: the app has to say so. */
export const UNLISTED_TOKENS: readonly UnlistedToken[] = [
  { key: 'rye', symbol: 'RYE', name: 'Rye Token', decimals: 18 },
  { key: 'oat', symbol: 'OAT', name: 'Oat Token', decimals: 8 },
  { key: 'mill', symbol: 'MILL', name: 'Mill Token', decimals: 6 },
  { key: 'fig', symbol: 'FIG', name: 'Fig Token', decimals: 18 },
  { key: 'twin', symbol: 'CAKE', name: 'Another Cake', decimals: 18 },
]

/** The registry and the resolver are deployed before the tokens. */
const FIRST_TOKEN_NONCE = 2

/** Answers where a token of these stands on every local chain. */
export function unlistedAddress(key: string): string {
  const index = UNLISTED_TOKENS.findIndex((token) => token.key === key)
  return getCreateAddress({ from: LISTS_DEPLOYER.address, nonce: FIRST_TOKEN_NONCE + index })
}
