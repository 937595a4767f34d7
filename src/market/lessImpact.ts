import { tradeBreakdown } from './priceImpact'
import { amountsAlong } from './requote'
import type { FoundTrade } from './trade'

const WHOLE_BPS = 10_000n
/** The search ends within a thousandth of the amount. */
const PRECISION = 1_000n

/** Returns the trade of another input on the same route; null where its pools give nothing. */
function withInput(trade: FoundTrade, inputRaw: bigint): FoundTrade | null {
  const outputRaw = amountsAlong({ ...trade, inputRaw }, true)?.at(-1)
  return outputRaw === undefined ? null : { ...trade, inputRaw, outputRaw }
}

function isBelow(trade: FoundTrade, limitBps: number): boolean {
  const { impact } = tradeBreakdown(trade)
  return impact.numerator * WHOLE_BPS < BigInt(limitBps) * impact.denominator
}

/**
 * Returns about the largest trade on the same route whose price impact is below a limit in basis points. It is no
 * larger than the given one. Null when even the smallest one is not below the limit.
 */
export function tradeBelowImpact(trade: FoundTrade, limitBps: number): FoundTrade | null {
  if (isBelow(trade, limitBps)) return trade
  let [least, most] = [0n, trade.inputRaw]
  while (most - least > 1n && (most - least) * PRECISION > most) {
    const middle = (least + most) / 2n
    const smaller = withInput(trade, middle)
    // An amount too small for the pools is on the small side of the limit.
    if (!smaller || isBelow(smaller, limitBps)) least = middle
    else most = middle
  }
  return withInput(trade, least)
}
