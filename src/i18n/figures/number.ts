import { oncePerLocale } from '../once'

type Numeric = number | bigint | Intl.StringNumericLiteral

/** Returns a function that formats with these options in any locale; each formatter of the language is created once. */
export function figureFormat(options: Intl.NumberFormatOptions): (value: Numeric, locale: string) => string {
  const formatIn = oncePerLocale((locale) => new Intl.NumberFormat(locale, options))
  // In right-to-left text, the mark keeps the sign of the currency behind its letters.
  return (value, locale) => formatIn(locale).format(value).replace('US$', 'US$\u200e')
}

/** Returns an integer of base units as decimal text. Intl reads it without loss, which no JavaScript number allows. */
export const shifted = (raw: bigint, decimals: number) => `${raw}E-${decimals}` as Intl.StringNumericLiteral

/** Maximum number of decimals that Intl supports; displayed values are rounded before this. */
const MOST_DECIMALS = 20

/** Formats a number, a bigint or a decimal string with the locale's separators; a string keeps all its digits. */
export const numberText = figureFormat({ maximumFractionDigits: MOST_DECIMALS })
