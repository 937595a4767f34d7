import { oncePerLocale } from '../once'

/** Maximum number of decimals that Intl supports; displayed values are rounded before this. */
const MOST_DECIMALS = 20

const numberFormat = oncePerLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS }))

/** Formats a number, a bigint or a decimal string with the locale's separators; a string keeps all its digits. */
export const numberText = (value: number | bigint | Intl.StringNumericLiteral, locale: string): string =>
  numberFormat(locale).format(value)
