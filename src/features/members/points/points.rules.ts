/** Points of an account at a time. */
export interface PointTotal {
  /** Seconds since 1970. */
  timeS: number
  total: bigint
}

interface Gift {
  timeS: number
  points: bigint
}

/**
 * Returns the sum of the points at each time at which some were given, oldest first. The index has the time of a
 * campaign's newest gift only, so all its points count from then on.
 */
export function pointTotals(gifts: readonly Gift[]): PointTotal[] {
  const byTime = new Map<number, bigint>()
  let total = 0n
  for (const { timeS, points } of gifts.toSorted((one, other) => one.timeS - other.timeS)) {
    total += points
    byTime.set(timeS, total)
  }
  return [...byTime].map(([timeS, sum]) => ({ timeS, total: sum }))
}
