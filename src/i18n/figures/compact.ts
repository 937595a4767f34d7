import { oncePerLocale } from '../once'
import { decimalsText, withDollarSign } from './decimals'
import { LARGEST_PERCENT, percentText } from './percent'

const MILLION = 1_000_000

/** Millions and more are abbreviated, so that they fit one line of a phone. */
const compactFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
)

const scientificFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 }),
)

/** Formats a very large whole number, to fit on a line: "1.23E25". */
export const scientificText = (units: bigint, locale: string): string => scientificFormat(locale).format(units)

/**
 * Formats an amount in base units for a narrow column: `shown` decimals, none from a thousand on. Millions are
 * abbreviated.
 */
export function compactText(raw: bigint, decimals: number, locale: string, shown = 2): string {
  const whole = raw / 10n ** BigInt(decimals)
  if (whole >= MILLION) return compactFormat(locale).format(whole)
  return decimalsText(raw, decimals, whole >= 1_000 ? 0 : shown, locale)
}

/** Formats US dollars in base units for a narrow column: "$1.23M". */
export const compactDollarsText = (raw: bigint, decimals: number, locale: string): string =>
  withDollarSign(compactText(raw, decimals, locale))

/** Formats a rate in percent for a narrow column. */
export function compactPercentText(percent: number, locale: string): string | null {
  if (!(percent >= MILLION)) return percentText(percent, locale)
  const sign = percent > LARGEST_PERCENT ? '>' : ''
  return `${sign}${compactFormat(locale).format(Math.min(percent, LARGEST_PERCENT))}%`
}
