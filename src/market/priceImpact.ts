import { reservesFrom } from './pool'
import type { FoundTrade } from './trade'

/** trading 9: share of an input that remains after a pair's fee, in 10,000 parts. */
const KEPT_PER_10000 = 9_975n
const WHOLE = 10_000n

/** A fraction of whole numbers. */
export interface Share {
  numerator: bigint
  denominator: bigint
}

/**
 * Returns the cost of a trade. `impact` is the price impact without the fee, as a fraction of the input. `feeRaw` is in
 * the smallest unit of the input. The impact is the loss against the price before, less 0.25 % for each hop (trading
 * 9).
 */
export function tradeBreakdown({ hops, path, inputRaw, outputRaw }: FoundTrade): { impact: Share; feeRaw: bigint } {
  let [startRaw, endRaw, kept, whole] = [1n, 1n, 1n, 1n]
  for (const [index, pool] of hops.entries()) {
    const token = path[index]
    if (!token) throw new Error('A path names the token before each pool')
    const { hereRaw, thereRaw } = reservesFrom(pool, token)
    ;[startRaw, endRaw, kept, whole] = [startRaw * hereRaw, endRaw * thereRaw, kept * KEPT_PER_10000, whole * WHOLE]
  }
  return {
    impact: {
      numerator: inputRaw * endRaw * kept - outputRaw * startRaw * whole,
      denominator: inputRaw * endRaw * whole,
    },
    feeRaw: (inputRaw * (whole - kept)) / whole,
  }
}
