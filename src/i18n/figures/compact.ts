import { formatAmountExact } from '../../core/amount'
import { amountText, exactText } from './amount'
import { figureFormat } from './number'
import { LARGEST_PERCENT, percentText } from './percent'
import { dollarsText, shortDollars, type ShortFigure, USD_OPTIONS } from './usd'

const MILLION = 1_000_000

/** Millions and more are abbreviated, so that they fit one line of a phone. */
const COMPACT = { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' } as const

const compactFormat = figureFormat(COMPACT)
const compactDollarsFormat = figureFormat({ ...USD_OPTIONS, ...COMPACT })
const compactPercentFormat = figureFormat({ ...COMPACT, style: 'percent' })

/** Formats a very large whole number, to fit on a line: "1.23E25". */
export const scientificText = figureFormat({ notation: 'scientific', maximumFractionDigits: 2 })

/** Formats an amount in base units for a narrow column, with millions abbreviated: "1.23M". */
export function compactText(raw: bigint, decimals: number, locale: string): string {
  const whole = raw / 10n ** BigInt(decimals)
  return whole >= MILLION ? compactFormat(whole, locale) : amountText(raw, decimals, locale)
}

/** Formats an amount in base units for a narrow column: short, and with all digits as the full value. */
export const compactAmount = (raw: bigint, decimals: number, locale: string): ShortFigure => ({
  text: compactText(raw, decimals, locale),
  full: exactText(raw, decimals, locale),
  copied: formatAmountExact(raw, decimals),
})

/** Formats US dollars in base units for a narrow column, with millions abbreviated: "$1.23M". */
export function compactDollarsText(raw: bigint, decimals: number, locale: string): string {
  const whole = raw / 10n ** BigInt(decimals)
  return whole >= MILLION ? compactDollarsFormat(whole, locale) : dollarsText(raw, decimals, locale)
}

/** Formats US dollars in base units for a narrow column: short, and with all digits as the full value. */
export const compactDollars = (raw: bigint, decimals: number, locale: string): ShortFigure => ({
  ...shortDollars(raw, decimals, locale),
  text: compactDollarsText(raw, decimals, locale),
})

/** Formats a rate in percent for a narrow column, with millions abbreviated. */
export function compactPercentText(percent: number, locale: string): string | null {
  if (!(percent >= MILLION)) return percentText(percent, locale)
  const sign = percent > LARGEST_PERCENT ? '>' : ''
  return `${sign}${compactPercentFormat(Math.min(percent, LARGEST_PERCENT) / 100, locale)}`
}
