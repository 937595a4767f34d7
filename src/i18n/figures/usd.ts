import { formatAmountExact } from '../../core/amount'
import { USD_DECIMALS } from '../../core/usd'
import { isTrace, LEAST } from './amount'
import { figureFormat, shifted } from './number'

/** Significant digits of a value below a dollar. */
const SMALL_DIGITS = 4
/** constants: TITLE_PRICE_DECIMALS */
const TITLE_PRICE_DECIMALS = 3

/** US dollars with the sign where the language puts it: "$3,194.30", "3.194,30 $". Cut, never rounded up. */
export const USD_OPTIONS = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  roundingMode: 'trunc',
} as const satisfies Intl.NumberFormatOptions

const centsFormat = figureFormat(USD_OPTIONS)
const smallFormat = figureFormat({ ...USD_OPTIONS, maximumSignificantDigits: SMALL_DIGITS })
const exactFormat = figureFormat({ ...USD_OPTIONS, maximumFractionDigits: USD_DECIMALS })
const titleFormat = figureFormat({ ...USD_OPTIONS, minimumFractionDigits: TITLE_PRICE_DECIMALS })

/**
 * Formats US dollars in base units: 2 decimals; below a dollar up to 4 significant digits; "<$0.000001" below a
 * millionth (yield 9 "Number formats").
 */
export function dollarsText(raw: bigint, decimals: number, locale: string): string {
  if (isTrace(raw, decimals)) return `<${smallFormat(LEAST, locale)}`
  const dollar = 10n ** BigInt(decimals)
  const cut = raw - (raw % 10n ** BigInt(Math.max(0, String(raw).length - SMALL_DIGITS)))
  const format = raw < dollar && (cut * 100n) % dollar !== 0n ? smallFormat : centsFormat
  return format(shifted(raw, decimals), locale)
}

/** A figure in its short form and with all its digits. */
export interface ShortFigure {
  readonly text: string
  readonly full: string
  /** All digits without unit and separators, as an amount field accepts them. */
  readonly copied: string
}

/** Formats US dollars in base units, short and with all digits: "$12.34", "$12.345678". */
export const shortDollars = (raw: bigint, decimals: number, locale: string): ShortFigure => ({
  text: dollarsText(raw, decimals, locale),
  full: exactFormat(shifted(raw, decimals), locale),
  copied: formatAmountExact(raw, decimals),
})

/** Formats an estimated value in base units, short and with all digits: "≈ $12.34", or "<$0.000001". */
export function shortValue(raw: bigint, decimals: number, locale: string): ShortFigure {
  const { text, full, copied } = shortDollars(raw, decimals, locale)
  return { text: text.startsWith('<') ? text : `≈ ${text}`, full: `≈ ${full}`, copied }
}

/** Formats whole US dollars without decimals: "$1,000". */
export const wholeDollarsText = figureFormat({ ...USD_OPTIONS, maximumFractionDigits: 0 })

/** Formats a decimal string as US dollars with exactly 3 decimals: "$19.123"; null while unknown (trading 2.1). */
export const titlePriceText = (usd: string | null, locale: string): string | null =>
  usd && titleFormat(usd as Intl.StringNumericLiteral, locale)
