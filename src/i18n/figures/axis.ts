import { figureFormat } from './number'

/** Prices on the axis of a chart show at most this many significant digits. */
export const AXIS_DIGITS = 6
/** From here on, prices are abbreviated: "1.234M". */
const COMPACT_FROM = 1_000_000
const COMPACT_DIGITS = 4
const MOST_DECIMALS = 20

/** Rounds to the nearest: a tick at 23 is calculated as 22.99999999. */
const priceFormat = figureFormat({ maximumSignificantDigits: AXIS_DIGITS })
const compactFormat = figureFormat({ notation: 'compact', maximumSignificantDigits: COMPACT_DIGITS })

/** Formats a price for the axis of a chart: "1,234.56", "1.234M". */
export const axisPriceText = (price: number, locale: string): string =>
  (Math.abs(price) < COMPACT_FROM ? priceFormat : compactFormat)(price, locale)

const tickFormats = new Map<number, ReturnType<typeof figureFormat>>()

/** Returns the format with exactly this many decimals. */
function tickFormat(decimals: number): ReturnType<typeof figureFormat> {
  const format =
    tickFormats.get(decimals) ?? figureFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  tickFormats.set(decimals, format)
  return format
}

/** Formats the ticks of a price axis alike, with the decimals of their step: "22.95", "23.00", "23.05". */
export function axisTickTexts(prices: readonly number[], locale: string): string[] {
  const texts = prices.map((price) => axisPriceText(price, locale))
  const step = Math.min(...prices.slice(1).map((price, index) => Math.abs(price - (prices[index] ?? 0))))
  if (!(step > 0 && step < Infinity) || prices.some((price) => Math.abs(price) >= COMPACT_FROM)) return texts
  // Two digits of the step: steps such as 0.25 need both, and 0.20 is shortened.
  const [digits = '', exponent = '0'] = step.toExponential(1).split('e')
  const decimals = Math.max(0, (digits.endsWith('0') ? 0 : 1) - Number(exponent))
  return prices.map((price) => tickFormat(Math.min(decimals, MOST_DECIMALS))(price, locale))
}
