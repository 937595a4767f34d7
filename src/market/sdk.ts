import { ETHER, FACTORY_ADDRESS_MAP, INIT_CODE_HASH_MAP, Token, WETH, type Currency } from '@pancakeswap/sdk'
import { sameAddress } from '../core/address'
import { NATIVE_ID } from '../core/currencyId'
import { deployment } from '../core/deployment'

const { chainId, contracts, initCodeHash, nativeCurrency } = deployment

export interface TokenFacts {
  address: string
  decimals: number
  symbol: string
  name?: string | undefined
}

/** Answers the token of this chain that the facts describe; throws when the address has a wrong checksum. */
export const tokenOf = ({ address, decimals, symbol, name }: TokenFacts): Token =>
  new Token(chainId, address, decimals, symbol, name)

export const wrappedNative = tokenOf({
  address: contracts.wrappedNative,
  decimals: nativeCurrency.decimals,
  symbol: `W${nativeCurrency.symbol}`,
  name: `Wrapped ${nativeCurrency.symbol}`,
})

// The package knows the public chains only; the deployment says what is true of the one in use.
Object.assign(FACTORY_ADDRESS_MAP, { [chainId]: contracts.factory })
Object.assign(INIT_CODE_HASH_MAP, { [chainId]: initCodeHash })
Object.assign(WETH, { [chainId]: wrappedNative })

/** The chain's own coin. */
export const native: Currency = ETHER

/** Answers a currency's id: BNB or the token's address. */
export const currencyId = (currency: Currency): string => (currency instanceof Token ? currency.address : NATIVE_ID)

/** Answers the token that stands for a currency in pairs: itself, or the wrapped coin. */
export const wrap = (currency: Currency): Token => (currency instanceof Token ? currency : wrappedNative)

/** Answers the currency of an id among the tokens given, whatever the id's case; null for one that is none of them. */
export function currencyFromId(id: string, tokens: readonly Token[]): Currency | null {
  if (id.toUpperCase() === NATIVE_ID) return native
  return tokens.find(({ address }) => sameAddress(address, id)) ?? null
}
