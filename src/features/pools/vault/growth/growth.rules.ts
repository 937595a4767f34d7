/** What one share was worth at a time. */
export interface SharePoint {
  /** Seconds since 1970. */
  timeS: number
  /** CAKE in its smallest unit for 1e18 shares. */
  pricePerShareRaw: bigint
}

const ONE = 10n ** 18n

/** Of fewer shares than these a deposit tells the price of one too coarsely. */
const LEAST_SHARES_RAW = 10n ** 9n

/** Answers what one share was worth when so much CAKE bought so many; null where that cannot be told (protocol 3). */
export const priceAtDeposit = (cakeRaw: bigint, sharesRaw: bigint): bigint | null =>
  sharesRaw < LEAST_SHARES_RAW ? null : (cakeRaw * ONE) / sharesRaw

/** Answers at most so many points, evenly over time, each the last of its stretch; the first and the last stay. */
export function thinned(points: readonly SharePoint[], most: number): SharePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length <= most) return [...points]
  const stretchS = Math.max(1, (last.timeS - first.timeS) / (most - 1))
  const kept = new Map<number, SharePoint>()
  for (const point of points) kept.set(Math.floor((point.timeS - first.timeS) / stretchS), point)
  return [first, ...[...kept.values()].filter((point) => point !== first)]
}

/** Answers the points with one a second at most, as a chart wants them: of several the newest. */
export function onePerSecond(points: readonly SharePoint[]): SharePoint[] {
  const kept = new Map<number, SharePoint>()
  for (const point of points) kept.set(point.timeS, point)
  return [...kept.values()].toSorted((one, other) => one.timeS - other.timeS)
}

/** A share's growth is told in parts of this. */
const PARTS = 10 ** 8

/** Answers by how many percent a share grew from the first point to the last; null with fewer than two. */
export function grownPercent(points: readonly SharePoint[]): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last || first.pricePerShareRaw === 0n) return null
  const grown = ((last.pricePerShareRaw - first.pricePerShareRaw) * BigInt(PARTS)) / first.pricePerShareRaw
  return (Number(grown) / PARTS) * 100
}
