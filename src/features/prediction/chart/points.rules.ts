/** A price at a time, for a chart. */
export interface PricePoint {
  /** Seconds since 1970. */
  timeS: number
  priceRaw: bigint
}

/** Returns points with ascending times, the last one of each second, and the newest price added. */
export function withLatest(points: readonly PricePoint[], latest: PricePoint | null): PricePoint[] {
  const bySecond = new Map<number, PricePoint>()
  for (const point of [...points, ...(latest ? [latest] : [])]) bySecond.set(point.timeS, point)
  return [...bySecond.values()].toSorted((one, other) => one.timeS - other.timeS)
}

/** Returns the time of a block in seconds, by the measured block time back from the newest block. */
export const timeOfBlock = (block: number, head: { block: number; timeS: number }, blockTimeSeconds: number): number =>
  Math.round(head.timeS - (head.block - block) * blockTimeSeconds)
