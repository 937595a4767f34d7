import tokenList from '#deployment/token-list.json'
import unsupported from '#deployment/unsupported-tokens.json'
import type { Currency, Token } from '@pancakeswap/sdk'
import { NATIVE_ID } from '../../core/currencyId'
import { sameAddress } from '../../core/address'
import { deployment } from '../../core/deployment'
import { native, tokenOf } from '../../market/sdk'
import type { Searchable } from './tokenSearch.rules'

/** A currency a person can choose, with its id: BNB or an address. */
export interface ListedToken extends Searchable {
  id: string
  decimals: number
  currency: Currency
}

const listed = (token: Token): ListedToken => ({
  id: token.address,
  address: token.address,
  symbol: token.symbol ?? '',
  name: token.name ?? '',
  decimals: token.decimals,
  currency: token,
})

/** The tokens of the deployment's built-in list. */
export const listedTokens: readonly ListedToken[] = tokenList.tokens
  .filter(({ chainId }) => chainId === deployment.chainId)
  .map((entry) => listed(tokenOf(entry)))

const { symbol, name, decimals } = deployment.nativeCurrency

/** The native coin as a choice among tokens. */
export const NATIVE_LISTED: ListedToken = { id: NATIVE_ID, address: null, symbol, name, decimals, currency: native }

const byId = new Map([NATIVE_LISTED, ...listedTokens].map((token) => [token.id.toLowerCase(), token]))

/** Answers the listed currency of an id, whatever its case; null for one that is not listed. */
export const listedToken = (id: string | null): ListedToken | null => (id && byId.get(id.toLowerCase())) || null

const unsupportedTokens: readonly { address: string }[] = unsupported.tokens

/** Answers whether the deployment keeps a currency from being traded here (trading 8 "Unsupported assets"). */
export const isUnsupported = (id: string): boolean => unsupportedTokens.some(({ address }) => sameAddress(address, id))
