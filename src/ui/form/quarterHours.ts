/** Step of the time list, in minutes (trading 2.7). */
const STEP_MINUTES = 15
const DAY_MINUTES = 24 * 60

const twoDigits = (count: number) => String(count).padStart(2, '0')

const QUARTER_HOURS: readonly string[] = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => {
  const minutes = step * STEP_MINUTES
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
})

/** Returns the quarter hours of a day as "14:15". The given time is sorted in if it is not among them. */
export function timesWith(value: string | undefined): readonly string[] {
  const isOther = value !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) && !QUARTER_HOURS.includes(value)
  return isOther ? [...QUARTER_HOURS, value].toSorted() : QUARTER_HOURS
}

/** Returns a formatter of times of the day such as "14:15" for a locale. */
export function timeWriter(locale: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return (time) => format.format(Date.parse(`1970-01-01T${time}:00Z`))
}
