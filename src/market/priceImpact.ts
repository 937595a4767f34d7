import { reservesFrom } from './pool'
import type { FoundTrade } from './trade'
import { AFTER_FEE_PER_10000, FEE_DENOMINATOR } from './quote'

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
  let [startRaw, endRaw, afterFee, beforeFee] = [1n, 1n, 1n, 1n]
  for (const [index, pool] of hops.entries()) {
    const token = path[index]
    if (!token) throw new Error('A path names the token before each pool')
    const { hereRaw, thereRaw } = reservesFrom(pool, token)
    ;[startRaw, endRaw, afterFee, beforeFee] = [
      startRaw * hereRaw,
      endRaw * thereRaw,
      afterFee * AFTER_FEE_PER_10000,
      beforeFee * FEE_DENOMINATOR,
    ]
  }
  return {
    impact: {
      numerator: inputRaw * endRaw * afterFee - outputRaw * startRaw * beforeFee,
      denominator: inputRaw * endRaw * beforeFee,
    },
    feeRaw: (inputRaw * (beforeFee - afterFee)) / beforeFee,
  }
}
