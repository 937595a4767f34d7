import { divideUp, multiplyDown } from './decimal'

/** A smaller growth counts as none: the investment that it needs would be beyond any balance. */
const LEAST_GROWTH = 5e-16

/** Returns what an amount earns at a growth, in the unit of the amount. Null for a negative or an infinite growth. */
export function earnedRaw(investedRaw: bigint, growth: number): bigint | null {
  return Number.isFinite(growth) && growth >= 0 ? multiplyDown(investedRaw, growth) : null
}

/** Returns the smallest amount that earns `targetRaw` at a growth, in its unit; null for no finite growth (yield 2). */
export function neededRaw(targetRaw: bigint, growth: number): bigint | null {
  return Number.isFinite(growth) && growth >= LEAST_GROWTH ? divideUp(targetRaw, growth) : null
}
