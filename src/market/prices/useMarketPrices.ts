import { useState } from 'react'
import type { TokenFacts } from '../token'
import type { PriceList } from './priceList'
import { useTokenPrices, type TokenPrices } from './useTokenPricesUsd'

/** Prefers no pool of a farm: prices come from the pools of each token with the dollar token and the native coin. */
const MARKET: PriceList = { pricedPairs: [], cakeNative: null, busdNative: null }

/**
 * Subscribes to the prices of these tokens as the swap form has them. Another array with the same tokens, such
 * as one that is computed at each block, causes no new reads.
 */
export function useMarketPrices(tokens: readonly TokenFacts[]): TokenPrices {
  const [known, setKnown] = useState(tokens)
  const isSame = known.length === tokens.length && known.every((token, at) => token === tokens[at])
  if (!isSame) setKnown(tokens)
  return useTokenPrices(isSame ? known : tokens, MARKET)
}
