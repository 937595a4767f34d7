import { oncePerLocale } from '../once'
import { numberText } from './number'

/** yield 9: rates show 2 decimals. */
const PERCENT_DECIMALS = 2
/** A higher rate is implausible; it is shown as "more than" this. */
export const LARGEST_PERCENT = 1e9
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
  if (percent > LARGEST_PERCENT) return `>${numberText(LARGEST_PERCENT, locale)}%`
  if (percent > 0 && percent < LEAST_PERCENT) return `<${rateFormat(locale).format(2 * LEAST_PERCENT)}%`
  return `${rateFormat(locale).format(percent)}%`
}
