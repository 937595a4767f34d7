import { cakeToken } from '../deployment/bases'
import type { TokenFacts } from './token'
import { usdPriceFixed, type UsdPrice } from './usdPrice'
import { useUsdPrice } from './useUsdPrice'

/** The protocol's own token; null where the deployment has none. */
export const cake: TokenFacts | null = cakeToken

/** Returns the price of one CAKE in US dollars at the latest block; null while unknown. */
export const useCakePrice = (): UsdPrice | null => useUsdPrice(cake)

/** constants: TITLE_PRICE_DECIMALS */
const DECIMALS = 3

/** Formatters by locale: creating one costs more than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS })
  formats.set(locale, format)
  return format
}

/** Formats a price in US dollars with exactly 3 decimals: "$19.123"; null unless it is above 0 (trading 2.1). */
export function cakePriceText(price: UsdPrice | null, locale: string): string | null {
  if (!price || price.usdRaw === 0n) return null
  // A decimal string preserves every digit through Intl.
  return `$${formatOf(locale).format(usdPriceFixed(price, DECIMALS) as Intl.StringNumericLiteral)}`
}
