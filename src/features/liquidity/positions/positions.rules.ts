/** A position as the list orders it. */
export interface Valued {
  /** The same for the same position at each block. */
  key: string
  /** Null without a price, and while unknown. */
  valueRaw: bigint | null
}

/**
 * Returns positions by value, larger ones first, those without a value last; equal ones keep their order (trading
 * 2.5.10).
 */
export const byValue = <Position extends Valued>(positions: readonly Position[]): Position[] =>
  positions.toSorted(({ valueRaw: one }, { valueRaw: other }) => {
    if (one === other) return 0
    if (one === null || other === null) return one === null ? 1 : -1
    return one > other ? -1 : 1
  })

/** Yearly rates of a pool in percent; null while unknown. */
export interface PoolRates {
  /** Emission of its farm; null without one. */
  farmPercent: number | null
  /** Trading fees. */
  feesPercent: number | null
}

/** The yearly rate of a position and its source; a farm pays only LP tokens that are staked in it (trading 2.5.12). */
export interface EarnedRate {
  percent: number
  from: 'farm' | 'fees' | 'both'
}

/** Returns the known yearly rate of a position and what it comes from; null where none is known. */
export function earnedRate({ farmPercent, feesPercent }: PoolRates, isStaked: boolean): EarnedRate | null {
  const paid = isStaked ? farmPercent : null
  if (paid !== null && feesPercent !== null) return { percent: paid + feesPercent, from: 'both' }
  if (paid !== null) return { percent: paid, from: 'farm' }
  return feesPercent === null ? null : { percent: feesPercent, from: 'fees' }
}
