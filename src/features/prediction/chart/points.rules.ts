/** A price at a time, for a chart. */
export interface PricePoint {
  /** Seconds since 1970. */
  timeS: number
  priceRaw: bigint
}

/** Returns the points and the newest price in ascending order; of several in one second, the last one. */
export function withLatest(points: readonly PricePoint[], latest: PricePoint | null): PricePoint[] {
  const bySecond = new Map<number, PricePoint>()
  for (const point of [...points, ...(latest ? [latest] : [])]) bySecond.set(point.timeS, point)
  return [...bySecond.values()].toSorted((one, other) => one.timeS - other.timeS)
}

/**
 * Returns the time of a block in seconds since 1970, computed back from the newest block by the measured block time.
 */
export const timeOfBlock = (block: number, head: { block: number; timeS: number }, blockTimeSeconds: number): number =>
  Math.round(head.timeS - (head.block - block) * blockTimeSeconds)
