import { formatAmountExact } from '../../core/amount'

/** A basis point is a hundredth of a percent. */
const PERCENT_DECIMALS = 2

/** Formats a change in basis points as percent with its sign: "+1.5%", "−0.03%", or "0%". */
export function changeText(changeBps: bigint): string {
  const size = formatAmountExact(changeBps < 0n ? -changeBps : changeBps, PERCENT_DECIMALS)
  if (changeBps === 0n) return '0%'
  return `${changeBps < 0n ? '−' : '+'}${size}%`
}
