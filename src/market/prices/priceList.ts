import type { Address } from '../../core/address'
import type { PairFacts, PriceFacts } from '../../deployment/poolPrices'
import { tableToken, type TableToken } from './tokenTable'

/** A liquidity pool that gives a price: of a farm, or of a price helper, which has no farm (yield 3). */
export interface PricedPair {
  lpAddress: Address
  token: TableToken
  quoteToken: TableToken
}

/** Pools that give prices. */
export interface PriceList {
  /** In order of preference: active farms, helpers, archived farms. */
  pricedPairs: readonly PricedPair[]
  cakeNative: PricedPair | null
  busdNative: PricedPair | null
}

function pairFrom([tokenKey, quoteKey, lpAddress]: PairFacts): PricedPair | null {
  const [token, quoteToken] = [tableToken(tokenKey), tableToken(quoteKey)]
  return token && quoteToken && { token, quoteToken, lpAddress }
}

/** Builds the price list from the facts; omits a pair whose tokens are not in the token table. */
export const priceListFrom = ({ cakeNative, busdNative, pairs }: PriceFacts): PriceList => ({
  pricedPairs: pairs.map(pairFrom).filter((pair) => pair !== null),
  cakeNative: cakeNative && pairFrom(cakeNative),
  busdNative: busdNative && pairFrom(busdNative),
})
