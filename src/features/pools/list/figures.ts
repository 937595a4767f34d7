import type { UsdPrice } from '../../../market/usdPrice'
import { usdWorthText } from '../../earn'

/** yield 9 "Number formats" */
export const EARNED_DECIMALS = 5
export const STAKED_DECIMALS = 3
/** constants: POOL_DISPLAY_DECIMALS; of a line, the details tell more. */
export const TOTAL_DECIMALS = 0

/** Answers what an amount is worth in US dollars for the eye; undefined while unknown, and for nothing. */
export function worthText(price: UsdPrice | null, raw: bigint | null, locale: string): string | undefined {
  const text = raw === null || raw === 0n ? null : usdWorthText(price, raw, locale)
  return text === null ? undefined : `≈ ${text}`
}
