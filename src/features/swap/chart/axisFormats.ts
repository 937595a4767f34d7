import { TickMarkType, type Time } from 'lightweight-charts'
import { oncePerLocale } from '../../../i18n/grammar'

const SHOWN_DIGITS = 6
const MILLISECONDS = 1_000

/** Prices are cut and written as everywhere in the product: a point, and nothing between the thousands. */
const number = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: SHOWN_DIGITS,
  roundingMode: 'trunc',
  useGrouping: false,
})

/** Answers how a locale writes the axes; times come with the reader's clock already in them. */
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
