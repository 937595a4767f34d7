import { BigNumber } from 'bignumber.js'

/**
 * The decimals of bignumber.js with this app's settings: 40 decimals of a quotient, never rounded up, and plain notation.
 * A clone, because other packages may bring the same module. It weighs 8.6 KiB: only code that loads on demand imports it.
 */
const Decimal = BigNumber.clone({
  DECIMAL_PLACES: 40,
  ROUNDING_MODE: BigNumber.ROUND_DOWN,
  EXPONENTIAL_AT: 1_000,
})

/** Returns the product of a whole number and a factor, rounded down to a whole number. */
export const multiplyDown = (raw: bigint, factor: number): bigint =>
  BigInt(new Decimal(raw).times(factor).toFixed(0, BigNumber.ROUND_FLOOR))

/** Returns the smallest whole number whose product with a factor above 0 is at least `raw`. */
export function divideUp(raw: bigint, factor: number): bigint {
  const below = BigInt(new Decimal(raw).idiv(factor).toFixed())
  return multiplyDown(below, factor) >= raw ? below : below + 1n
}

/** Returns a fraction of whole numbers as a number for display; its error is that of the last digit of a number. */
export const quotientOf = (numerator: bigint, denominator: bigint): number =>
  new Decimal(numerator).div(new Decimal(denominator)).toNumber()

/** Formats an amount in its smallest unit, cut to a number of decimals, without trailing zeros. */
export const cutText = (raw: bigint, decimals: number, shown: number): string =>
  new Decimal(raw).shiftedBy(-decimals).decimalPlaces(shown).toFixed()
