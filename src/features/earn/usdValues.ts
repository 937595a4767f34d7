import { dollarsText, type ShortFigure, shortValue } from '../../i18n/figures/usd'
import { usdValueRaw, type UsdPrice } from '../../market/usdPrice'
import { centsOf } from '../lists'

/** Formats the value of an amount in dollars, "$1,234.56"; null while unknown (yield 9). */
export const usdValueText = (price: UsdPrice | null, amountRaw: bigint, locale: string): string | null =>
  price && dollarsText(usdValueRaw(price, price.token, amountRaw), price.usd.decimals, locale)

/**
 * Formats the value of an amount in dollars, "≈ $1,234.56", short and with all digits; undefined while unknown (yield
 * 9).
 */
export const usdValue = (price: UsdPrice | null, amountRaw: bigint, locale: string): ShortFigure | undefined =>
  price ? shortValue(usdValueRaw(price, price.token, amountRaw), price.usd.decimals, locale) : undefined

/** Returns the value of an amount in whole US cents, cut off; null while it or its price is unknown. */
export const valueCentsOf = (price: UsdPrice | null, amountRaw: bigint | null | undefined): bigint | null =>
  price && typeof amountRaw === 'bigint' ? centsOf(price, price.token, amountRaw) : null

/** Returns the sum of amounts in US cents; null while one of them is unknown. */
export const sumCents = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? null : one + other
