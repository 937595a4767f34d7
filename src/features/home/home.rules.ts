import type { Farm } from '../../market/prices/farmList'
import type { PoolDefinition } from '../../market/prices/poolList'

/** The value and the rate of one farm or pool. */
export type Earning = ({ kind: 'farm'; farm: Farm } | { kind: 'pool'; pool: PoolDefinition }) & {
  /** Total stake, in base units of the dollar token; null while it or its price is unknown. */
  valueRaw: bigint | null
  /** Yearly, in percent; null while unknown. */
  aprPercent: number | null
}

/** Figures of the home page. */
export interface HomeFigures {
  /** Sum of the known stakes; null while none is known. */
  stakedRaw: bigint | null
  /** Number of farms and pools that the sum leaves out, and of all. */
  uncounted: number
  count: number
  /** The highest rates, the highest first. */
  best: readonly Earning[]
}

/** Number of rates on the page (trading 2.1.26). */
export const BEST_COUNT = 3

/** In whole dollars: a new stake would lower the rate of a smaller one too much to rank it (trading 2.1.26). */
const LEAST_STAKE_USD = 1_000n

/** Sums the stakes and ranks the rates (trading 2.1.26). */
export function homeFigures(earnings: readonly Earning[], usdDecimals: number): HomeFigures {
  const counted = earnings.flatMap(({ valueRaw }) => valueRaw ?? [])
  const leastRaw = LEAST_STAKE_USD * 10n ** BigInt(usdDecimals)
  const ranked = earnings
    .filter(({ aprPercent, valueRaw }) => (aprPercent ?? 0) > 0 && (valueRaw ?? 0n) >= leastRaw)
    .toSorted((one, other) => (other.aprPercent ?? 0) - (one.aprPercent ?? 0))
  return {
    stakedRaw: counted.length === 0 ? null : counted.reduce((sum, valueRaw) => sum + valueRaw, 0n),
    uncounted: earnings.length - counted.length,
    count: earnings.length,
    best: ranked.slice(0, BEST_COUNT),
  }
}
