/** trading 9: 0.25 % of each trade stays in the pool as the fee; the rest of an input, in 10,000 parts. */
export const AFTER_FEE_PER_10000 = 9_975n
/** Denominator of AFTER_FEE_PER_10000. */
export const FEE_DENOMINATOR = 10_000n

/** Returns the output of a pool for an exact input, in the smallest unit (protocol 0); null when it is 0. */
export function amountOut(inputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (inputRaw <= 0n || reserveInRaw <= 0n || reserveOutRaw <= 0n) return null
  const afterFee = inputRaw * AFTER_FEE_PER_10000
  const output = (afterFee * reserveOutRaw) / (reserveInRaw * FEE_DENOMINATOR + afterFee)
  return output > 0n ? output : null
}

/**
 * Returns the input of a pool for an exact output, in the smallest unit (protocol 0). Null when the reserve is too
 * small.
 */
export function amountIn(outputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (outputRaw <= 0n || reserveInRaw <= 0n || outputRaw >= reserveOutRaw) return null
  return (reserveInRaw * outputRaw * FEE_DENOMINATOR) / ((reserveOutRaw - outputRaw) * AFTER_FEE_PER_10000) + 1n
}
