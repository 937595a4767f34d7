import { grammarOf, type Grammar } from './grammar'
import { once, oncePerLocale } from './once'

export interface Formats {
  /** Formats a number, a bigint or a decimal string with the language's separators; a string keeps all its digits. */
  number: Grammar['number']
  /** Formats the day of a time in milliseconds: "Jul 30, 2021". */
  date(timeMs: number): string
  /** Formats the day and minute of a time in milliseconds: "Jul 30, 2021, 2:05 PM". */
  dateTime(timeMs: number): string
  /**
   * Formats the distance of a time from now, both in milliseconds, in its largest whole unit: "5 minutes ago",
   * "tomorrow".
   */
  relativeTime(timeMs: number, nowMs: number): string
}

const UNITS_SECONDS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Returns the number, date and time formats of a locale; `locale` is the one that useTranslation returns. */
export const formatsOf = oncePerLocale((locale): Formats => {
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  return {
    number: grammarOf(locale).number,
    date: (timeMs) => date().format(timeMs),
    dateTime: (timeMs) => dateTime().format(timeMs),
    relativeTime(timeMs, nowMs) {
      const seconds = Math.trunc((timeMs - nowMs) / 1_000)
      const [unit, size] = UNITS_SECONDS.find(([, most]) => Math.abs(seconds) >= most) ?? (['second', 1] as const)
      // Truncation can return -0, which formats as "0 seconds ago" instead of "now".
      return relative().format(Math.trunc(seconds / size) + 0, unit)
    },
  }
})
