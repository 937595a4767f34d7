import { figureFormat, shifted } from './number'
import { USD_OPTIONS } from './usd'

/** games 2.3.5: a price of the oracle shows 3 decimals (constants: ORACLE_DECIMALS). */
const PRICE_OPTIONS = { ...USD_OPTIONS, minimumFractionDigits: 3, maximumFractionDigits: 3 } as const

const priceFormat = figureFormat(PRICE_OPTIONS)
const changeFormat = figureFormat({ ...PRICE_OPTIONS, signDisplay: 'exceptZero' })

/** Formats the price of an oracle with 3 decimals: "$319.192". */
export const oraclePriceText = (priceRaw: bigint, decimals: number, locale: string): string =>
  priceFormat(shifted(priceRaw, decimals), locale)

/** Formats the change of a price of an oracle with its sign: "+$0.192". */
export const priceChangeText = (changeRaw: bigint, decimals: number, locale: string): string =>
  changeFormat(shifted(changeRaw, decimals), locale)
