import { formatAmountExact } from '../../../core/amount'

/** Digits of an amount that the form suggests instead of a larger one. */
const SUGGESTED_DIGITS = 2
/** Digits of an amount that is to be bought. */
const MISSING_DIGITS = 6

/** Returns the unit of the last significant digit of an amount, when it has this many significant digits. */
const unitOf = (raw: bigint, digits: number): bigint => 10n ** BigInt(Math.max(0, String(raw).length - digits))

/** Returns an amount to suggest: the given one, rounded down to two digits. */
export function suggestedRaw(raw: bigint): bigint {
  const unit = unitOf(raw, SUGGESTED_DIGITS)
  return (raw / unit) * unit
}

/** Returns the path of the page that swaps for a missing amount of a token, rounded up to six digits. */
export function getMorePath(token: { id: string; decimals: number }, missingRaw: bigint): string {
  const unit = unitOf(missingRaw, MISSING_DIGITS)
  const amount = formatAmountExact(((missingRaw + unit - 1n) / unit) * unit, token.decimals)
  return `/swap?outputCurrency=${token.id}&exactAmount=${amount}&exactField=output`
}
