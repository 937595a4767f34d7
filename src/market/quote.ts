/** trading 9: 0.25 % of each trade stays in the pool as the fee. */
const KEPT_PER_10000 = 9_975n
const WHOLE = 10_000n

/** Returns the output of a pool for an exact input, in the smallest unit (protocol 0); null when it is 0. */
export function amountOut(inputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (inputRaw <= 0n || reserveInRaw <= 0n || reserveOutRaw <= 0n) return null
  const kept = inputRaw * KEPT_PER_10000
  const output = (kept * reserveOutRaw) / (reserveInRaw * WHOLE + kept)
  return output > 0n ? output : null
}

/**
 * Returns the input of a pool for an exact output, in the smallest unit (protocol 0). Null when the reserve is too
 * small.
 */
export function amountIn(outputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (outputRaw <= 0n || reserveInRaw <= 0n || outputRaw >= reserveOutRaw) return null
  return (reserveInRaw * outputRaw * WHOLE) / ((reserveOutRaw - outputRaw) * KEPT_PER_10000) + 1n
}
