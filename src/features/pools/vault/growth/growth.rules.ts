import { quotientOf } from '../../../../core/decimal'

/** Price of one share at a time. */
export interface SharePoint {
  /** Seconds since 1970. */
  timeS: number
  /** Base units of CAKE for 1e18 shares. */
  pricePerShareRaw: bigint
}

const ONE = 10n ** 18n

/** A deposit of fewer shares gives too imprecise a price. */
const MIN_SHARES_RAW = 10n ** 9n

/** Returns the price of one share at which CAKE bought shares; null when too few shares were bought (protocol 3). */
export const priceAtDeposit = (cakeRaw: bigint, sharesRaw: bigint): bigint | null =>
  sharesRaw < MIN_SHARES_RAW ? null : (cakeRaw * ONE) / sharesRaw

/**
 * Returns at most `maxPoints` + 1 points, evenly over time. They are the first point, and the last of each interval, so
 * that both ends are kept.
 */
export function downsample(points: readonly SharePoint[], maxPoints: number): SharePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length <= maxPoints) return [...points]
  const intervalS = Math.max(1, (last.timeS - first.timeS) / (maxPoints - 1))
  const byTime = new Map<number, SharePoint>()
  for (const point of points) byTime.set(Math.floor((point.timeS - first.timeS) / intervalS), point)
  return [first, ...[...byTime.values()].filter((point) => point !== first)]
}

/** Returns the points with at most one per second, as the chart requires: the newest of several. */
export function onePerSecond(points: readonly SharePoint[]): SharePoint[] {
  const byTime = new Map<number, SharePoint>()
  for (const point of points) byTime.set(point.timeS, point)
  return [...byTime.values()].toSorted((one, other) => one.timeS - other.timeS)
}

/** Returns the growth of a share from the first point to the last, in percent. Null with fewer than two points. */
export function growthPercent(points: readonly SharePoint[]): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last || first.pricePerShareRaw === 0n) return null
  return quotientOf(last.pricePerShareRaw - first.pricePerShareRaw, first.pricePerShareRaw) * 100
}
