import { type Address, sameAddress } from '../core/address'
import { wrappedNativeAddress } from '../deployment/contracts'
import { deployment } from '../deployment/deployment'

export interface TokenFacts {
  address: Address
  decimals: number
  symbol: string
  name?: string | undefined
}

const { nativeCurrency } = deployment

/** The token that represents the native coin in pairs. */
export const wrappedNative: TokenFacts = {
  address: wrappedNativeAddress,
  decimals: nativeCurrency.decimals,
  symbol: `W${nativeCurrency.symbol}`,
  name: `Wrapped ${nativeCurrency.symbol}`,
}

/** Returns whether two tokens have the same address. */
export const isSameToken = (a: TokenFacts, b: TokenFacts): boolean => sameAddress(a.address, b.address)

/** Returns the token that a currency is traded as: itself, or the wrapped coin for the native coin (address null). */
export const wrapped = ({ address, ...facts }: Omit<TokenFacts, 'address'> & { address: Address | null }): TokenFacts =>
  address === null ? wrappedNative : { ...facts, address }
