import { oncePerLocale } from '../once'

const dayFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }),
)

/** Formats a number of days for a narrow place: "30d". */
export const narrowDaysText = (days: number, locale: string): string => dayFormat(locale).format(days)

/** A whole number of one unit: "4 hours". */
interface UnitCount {
  unit: 'day' | 'hour' | 'minute' | 'second'
  count: number
}

/** Formats a remaining time as a sentence: "4 hours, 12 minutes". */
export function remainingTimeText(parts: readonly UnitCount[], locale: string): string {
  const texts = parts.map(({ unit, count }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(texts)
}

/** Formats one unit of a remaining time as parts, so that the unit can look different: "04" and "h". */
export const narrowUnitParts = (
  { unit, count }: UnitCount,
  minimumIntegerDigits: 1 | 2,
  locale: string,
): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow', minimumIntegerDigits }).formatToParts(
    count,
  )
