export type TimeUnit = 'day' | 'hour' | 'minute' | 'second'
export type TimePart = { unit: TimeUnit; count: number }

const UNITS_SECONDS: readonly (readonly [unit: TimeUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/**
 * Splits a duration into days, hours, minutes and, unless minutes are the smallest, seconds. Rounds up, so that zero
 * means the time is over. Omits leading days and hours that are zero.
 */
export function timeLeft(leftMs: number, smallest: 'minute' | 'second' = 'second'): readonly TimePart[] {
  const stepSeconds = smallest === 'minute' ? 60 : 1
  let rest = Math.ceil(Math.max(0, leftMs) / 1_000 / stepSeconds) * stepSeconds
  const parts: TimePart[] = []
  for (const [unit, seconds] of UNITS_SECONDS) {
    if (seconds < stepSeconds) continue
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    if (parts.length > 0 || count > 0 || unit === 'minute' || unit === 'second') parts.push({ unit, count })
  }
  return parts
}
