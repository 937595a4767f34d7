/** trading 9: 0.25 % of each trade stays behind. */
const KEPT_PER_10000 = 9_975n
const WHOLE = 10_000n

/** Answers what a pool gives for an exact input, in the smallest unit (protocol 0); null when that is nothing. */
export function amountOut(inputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (inputRaw <= 0n || reserveInRaw <= 0n || reserveOutRaw <= 0n) return null
  const kept = inputRaw * KEPT_PER_10000
  const output = (kept * reserveOutRaw) / (reserveInRaw * WHOLE + kept)
  return output > 0n ? output : null
}

/** Answers what a pool takes for an exact output, in the smallest unit (protocol 0); null when it has not that much. */
export function amountIn(outputRaw: bigint, reserveInRaw: bigint, reserveOutRaw: bigint): bigint | null {
  if (outputRaw <= 0n || reserveInRaw <= 0n || outputRaw >= reserveOutRaw) return null
  return (reserveInRaw * outputRaw * WHOLE) / ((reserveOutRaw - outputRaw) * KEPT_PER_10000) + 1n
}
