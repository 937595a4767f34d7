import { TickMarkType, type Time } from 'lightweight-charts'
import { oncePerLocale } from '../../../i18n/grammar'

const SHOWN_DIGITS = 6
const MILLISECONDS = 1_000

/** Formats prices as everywhere in the product: truncated, with a decimal point and no thousands separators. */
const number = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: SHOWN_DIGITS,
  roundingMode: 'trunc',
  useGrouping: false,
})

/** Returns the axis formats of a locale. Times are already shifted to local time, so they are formatted as UTC. */
export const axisFormats = oncePerLocale((locale) => {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (time: Time) => (typeof time === 'number' ? format.format(time * MILLISECONDS) : '')
  }
  const day = writer({ month: 'short', day: 'numeric' })
  const clock = writer({ hour: 'numeric', minute: '2-digit' })
  return {
    price: (price: number) => number.format(price),
    time: writer({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    tick: (time: Time, type: TickMarkType) => (type >= TickMarkType.Time ? clock(time) : day(time)),
  }
})
