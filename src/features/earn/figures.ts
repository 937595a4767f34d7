import { formatsOf } from '../../i18n/formats'
import { oncePerLocale } from '../../i18n/once'
import { formatAmountExact } from '../../core/amount'
import type { UsdPrice } from '../../market/usdPrice'
import { usdValueRaw } from '../../market/usdPrice'
import { centsOf } from '../lists'

/** yield 9: rates show 2 decimals. */
const PERCENT_DECIMALS = 2
/** A higher rate is implausible; it is shown as "more than" this. */
const LARGEST_PERCENT = 1e9
/** Half of the last digit shown: a smaller rate would round to 0.00%. */
const LEAST_PERCENT = 0.005

const rateFormat = oncePerLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: PERCENT_DECIMALS,
      maximumFractionDigits: PERCENT_DECIMALS,
    }),
)

/** Formats a rate in percent with 2 decimals, "12.34%", or "<0.01%"; null while unknown (yield 9). */
export function percentText(percent: number | null, locale: string): string | null {
  if (percent === null || Number.isNaN(percent)) return null
  if (percent > LARGEST_PERCENT) return `>${formatsOf(locale).number(LARGEST_PERCENT)}%`
  if (percent > 0 && percent < LEAST_PERCENT) return `<${rateFormat(locale).format(2 * LEAST_PERCENT)}%`
  return `${rateFormat(locale).format(percent)}%`
}

/** Formats an amount in base units with `shown` decimals, cut and never rounded up (yield 9 "Number formats"). */
export function decimalsText(raw: bigint, decimals: number, shown: number, locale: string): string {
  const unit = 10n ** BigInt(Math.max(0, decimals - shown))
  const cut = (raw / unit) * unit
  if (cut === 0n && raw > 0n) return `<${formatsOf(locale).number(lastDigit(shown))}`
  return formatsOf(locale).number(formatAmountExact(cut, decimals) as Intl.StringNumericLiteral)
}

const lastDigit = (shown: number) => (shown === 0 ? '1' : `0.${'1'.padStart(shown, '0')}`) as Intl.StringNumericLiteral

/** Formats the value of an amount in dollars, "$1,234.56" by default; null while unknown (yield 9). */
export function usdValueText(price: UsdPrice | null, amountRaw: bigint, locale: string, shown = 2): string | null {
  if (!price) return null
  const text = decimalsText(usdValueRaw(price, price.token, amountRaw), price.usd.decimals, shown, locale)
  return text.startsWith('<') ? `<$${text.slice(1)}` : `$${text}`
}

/** Returns the value of an amount in whole US cents, cut off; null while it or its price is unknown. */
export const valueCentsOf = (price: UsdPrice | null, amountRaw: bigint | null | undefined): bigint | null =>
  price && typeof amountRaw === 'bigint' ? centsOf(price, price.token, amountRaw) : null

/** Returns the sum of amounts in US cents; null while one of them is unknown. */
export const sumCents = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? null : one + other

/** constants: STAKED_DECIMALS */
const STAKED_DECIMALS = 3
const TRACE_DECIMALS = 10

/**
 * Formats a staked amount, cut: 3 decimals; all decimals below 0.0001, ten below 0.0000001 (constants:
 * STAKED_DECIMALS).
 */
export function stakedText(raw: bigint, decimals: number, locale: string): string {
  const isBelow = (power: number) => raw > 0n && decimals >= power && raw < 10n ** BigInt(decimals - power)
  const shown = isBelow(7) ? TRACE_DECIMALS : isBelow(4) ? decimals : STAKED_DECIMALS
  return decimalsText(raw, decimals, Math.min(shown, decimals), locale)
}
