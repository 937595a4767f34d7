import type { Address } from '../../../core/address'
import { NATIVE_ID } from '../../../core/currencyId'
import { deployment } from '../../../deployment/deployment'
import { isSameToken, type TokenFacts, wrappedNative } from '../../../market/token'

/** A currency as the liquidity screens show it; every ListedToken is one. */
export interface Currency {
  /** BNB or an address. */
  readonly id: string
  /** Null for the native coin. */
  readonly address: Address | null
  readonly symbol: string
  readonly decimals: number
  /** The token in the pool: the currency itself, or the wrapped coin for the native one. */
  readonly traded: TokenFacts
}

const currencies = new WeakMap<TokenFacts, Currency>()

function createCurrency(token: TokenFacts): Currency {
  const { address, symbol, decimals } = token
  if (!isSameToken(token, wrappedNative)) return { id: address, address, symbol, decimals, traded: token }
  return { ...deployment.nativeCurrency, id: NATIVE_ID, address: null, traded: wrappedNative }
}

/**
 * Returns the currency of a pool's token: the native coin for the wrapped one. The same token gives the same object.
 */
export function currencyOf(token: TokenFacts): Currency {
  const known = currencies.get(token) ?? createCurrency(token)
  currencies.set(token, known)
  return known
}
