import type { UsdPrice } from '../../../market/usdPrice'
import { usdValueText } from '../../earn'

/** yield 9 "Number formats" */
export const EARNED_DECIMALS = 5
export const STAKED_DECIMALS = 3
/** constants: POOL_DISPLAY_DECIMALS; of a row, the details show more. */
export const TOTAL_DECIMALS = 0

/** Formats the value of an amount in US dollars; undefined while unknown, and for zero. */
export function valueText(price: UsdPrice | null, raw: bigint | null, locale: string): string | undefined {
  const text = raw === null || raw === 0n ? null : usdValueText(price, raw, locale)
  return text === null ? undefined : `≈ ${text}`
}
