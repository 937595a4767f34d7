import type { PairFacts, PriceFacts } from './farmFacts'
import { tableToken, type TableToken } from './tokenTable'

/** A liquidity pool that tells a price: a farm's, or a helper's, which has no farm (yield 3). */
export interface PricedPair {
  lpAddress: string
  token: TableToken
  quoteToken: TableToken
}

/** The pools that prices are read off. */
export interface PriceList {
  /** In the order of preference: farms that are on, helpers, archived farms. */
  pricedPairs: readonly PricedPair[]
  cakeNative: PricedPair | null
  busdNative: PricedPair | null
}

function pairFrom([tokenKey, quoteKey, lpAddress]: PairFacts): PricedPair | null {
  const [token, quoteToken] = [tableToken(tokenKey), tableToken(quoteKey)]
  return token && quoteToken && { token, quoteToken, lpAddress }
}

/** Answers the pools that the facts tell of; one whose token the table lacks is left out. */
export const priceListFrom = ({ cakeNative, busdNative, pairs }: PriceFacts): PriceList => ({
  pricedPairs: pairs.map(pairFrom).filter((pair) => pair !== null),
  cakeNative: cakeNative && pairFrom(cakeNative),
  busdNative: busdNative && pairFrom(busdNative),
})
