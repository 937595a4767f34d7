import { afterFee } from './apr'

const DAYS_PER_YEAR = 365

/** yield 2: periods of the calculator, in days; the return of a year is shown as APY. */
export const ROI_DAYS = [1, 7, 30, 365] as const

/** Compounding frequencies, per day: never, daily (yield 2), weekly, every two weeks, monthly. */
export const COMPOUNDS_PER_DAY = [0, 1, 1 / 7, 1 / 14, 1 / 30] as const

export interface RoiTerms {
  /** Yearly rate, without compounding. */
  aprPercent: number
  days: number
  /** Defaults to 1 (yield 9); 0 for rewards that are not compounded. */
  compoundsPerDay?: number
  /** Performance fee on each reward, in basis points; defaults to 0 (yield 2). */
  performanceFeeBps?: number
}

/**
 * Returns the growth of one unit: (1 + apr / n)^(n * days / 365) - 1, where n = 365 * compoundings a day (yield 9).
 * Without compounding it is apr * days / 365.
 */
export function growthOf({ aprPercent, days, compoundsPerDay = 1, performanceFeeBps = 0 }: RoiTerms): number {
  const rate = afterFee(aprPercent, performanceFeeBps) / 100
  const years = days / DAYS_PER_YEAR
  if (compoundsPerDay <= 0) return rate * years
  const times = DAYS_PER_YEAR * compoundsPerDay
  // Logarithms preserve the precision of a rate that is small relative to 1.
  return Math.expm1(times * years * Math.log1p(rate / times))
}

/** Returns the return in percent: earned over invested, times 100 (yield 9). */
export const roiPercent = (terms: RoiTerms): number => growthOf(terms) * 100

/** Returns the yearly return with compounding, in percent (yield 2 "APY"). */
export const apyPercent = (aprPercent: number, compoundsPerDay = 1, performanceFeeBps = 0): number =>
  roiPercent({ aprPercent, days: DAYS_PER_YEAR, compoundsPerDay, performanceFeeBps })
