const DAY_MS = 86_400_000

/** Number of days for which figures of trading fees are current (deployments/README.md). */
const CURRENT_DAYS = 7

/**
 * Returns whether figures of a day, such as 2021-07-28 in UTC, are current: at most a week old and not of the future.
 */
export function isCurrentDay(day: string | null, nowMs: number): boolean {
  const ageMs = day === null ? Number.NaN : nowMs - Date.parse(`${day}T00:00:00Z`)
  return ageMs >= 0 && Math.floor(ageMs / DAY_MS) <= CURRENT_DAYS
}
