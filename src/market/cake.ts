import { cakeToken } from '../deployment/bases'
import type { TokenFacts } from './token'
import { usdPriceFixed, usdValueRaw, type UsdPrice } from './usdPrice'
import { useUsdPrice } from './useUsdPrice'

/** The protocol's own token; null where the deployment has none. */
export const cake: TokenFacts | null = cakeToken

/** Returns the price of one CAKE in US dollars at the latest block; null while unknown. */
export const useCakePrice = (): UsdPrice | null => useUsdPrice(cake)

/** constants: TITLE_PRICE_DECIMALS */
const DECIMALS = 3

/** Returns a price in US dollars with exactly 3 decimals, "19.123"; null unless it is above 0 (trading 2.1). */
export const cakePriceUsd = (price: UsdPrice | null): string | null =>
  price && price.usdRaw > 0n ? usdPriceFixed(price, DECIMALS) : null

/** Returns the value of one CAKE in base units of the dollar token; null while unknown. */
export const cakeValueRaw = (price: UsdPrice | null): bigint | null =>
  price && price.usdRaw > 0n ? usdValueRaw(price, price.token, 10n ** BigInt(price.token.decimals)) : null
