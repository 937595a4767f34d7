import { getCreateAddress } from 'ethers'
import { LISTS_DEPLOYER } from '../protocol/accounts.ts'

/** Token in no built-in list; found by its address or by importing a list. */
export interface UnlistedToken {
  key: string
  symbol: string
  name: string
  decimals: number
}

/** The last has the symbol of a well-known token: the app must warn about it. */
export const UNLISTED_TOKENS: readonly UnlistedToken[] = [
  { key: 'rye', symbol: 'RYE', name: 'Rye Token', decimals: 18 },
  { key: 'oat', symbol: 'OAT', name: 'Oat Token', decimals: 8 },
  { key: 'mill', symbol: 'MILL', name: 'Mill Token', decimals: 6 },
  { key: 'fig', symbol: 'FIG', name: 'Fig Token', decimals: 18 },
  { key: 'twin', symbol: 'CAKE', name: 'Another Cake', decimals: 18 },
]

/** The registry and the resolver are deployed before the tokens. */
const FIRST_TOKEN_NONCE = 2

/** Returns the address of an unlisted token, the same on every local chain. */
export function unlistedAddress(key: string): string {
  const index = UNLISTED_TOKENS.findIndex((token) => token.key === key)
  return getCreateAddress({ from: LISTS_DEPLOYER.address, nonce: FIRST_TOKEN_NONCE + index })
}
