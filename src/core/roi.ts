import { afterFee } from './apr'

const DAYS_PER_YEAR = 365

/** yield 2: the times the calculator looks ahead, in days; a year's return is shown as APY. */
export const ROI_DAYS = [1, 7, 30, 365] as const

/** How often a day earnings are staked again: never, daily (yield 2), weekly, every two weeks, monthly. */
export const COMPOUNDS_PER_DAY = [0, 1, 1 / 7, 1 / 14, 1 / 30] as const

export interface RoiTerms {
  /** Yearly, without compounding. */
  aprPercent: number
  days: number
  /** 1 unless told (yield 9); 0 for earnings that are taken. */
  compoundsPerDay?: number
  /** Kept of each reward, in hundredths of a percent; 0 unless told (yield 2). */
  performanceFeeBps?: number
}

/**
 * Answers what one unit earns: (1 + apr / n)^(n * days / 365) - 1 with n = 365 times the compoundings a day (yield 9);
 * apr * days / 365 where nothing is compounded.
 */
export function growthOf({ aprPercent, days, compoundsPerDay = 1, performanceFeeBps = 0 }: RoiTerms): number {
  const rate = afterFee(aprPercent, performanceFeeBps) / 100
  const years = days / DAYS_PER_YEAR
  if (compoundsPerDay <= 0) return rate * years
  const times = DAYS_PER_YEAR * compoundsPerDay
  // The logarithms keep the digits of a rate that is small beside 1.
  return Math.expm1(times * years * Math.log1p(rate / times))
}

/** Answers a return in percent: earned over invested, times 100 (yield 9). */
export const roiPercent = (terms: RoiTerms): number => growthOf(terms) * 100

/** Answers a year's return with compounding, in percent (yield 2 "APY"). */
export const apyPercent = (aprPercent: number, compoundsPerDay = 1, performanceFeeBps = 0): number =>
  roiPercent({ aprPercent, days: DAYS_PER_YEAR, compoundsPerDay, performanceFeeBps })

/** A growth is counted in this many parts: enough for a day at a hundredth of a percent a year. */
const PARTS = 10 ** 15

function partsOf(growth: number): bigint | null {
  const parts = growth * PARTS
  return Number.isFinite(parts) && parts > 0 ? BigInt(Math.round(parts)) : null
}

/** Answers what an amount earns at a growth, in the amount's unit; null for a growth that no number can hold. */
export function earnedRaw(investedRaw: bigint, growth: number): bigint | null {
  if (growth === 0) return 0n
  const parts = partsOf(growth)
  return parts === null ? null : (investedRaw * parts) / BigInt(PARTS)
}

/** Answers the least amount that earns so much at a growth, in one unit; null where nothing grows (yield 2). */
export function neededRaw(targetRaw: bigint, growth: number): bigint | null {
  const parts = partsOf(growth)
  if (parts === null || parts === 0n) return null
  return (targetRaw * BigInt(PARTS) + parts - 1n) / parts
}
