import { Fraction, JSBI, Percent, type Trade } from '@pancakeswap/sdk'

/** trading 9: what a pair leaves of an input. */
const KEPT = new Fraction(JSBI.BigInt(9_975), JSBI.BigInt(10_000))
const ONE = new Fraction(JSBI.BigInt(1), JSBI.BigInt(1))

/** Answers what a trade costs: its price impact without the fee, and the fee in the smallest unit of its input. */
export function tradeBreakdown(trade: Trade): { priceImpactWithoutFee: Percent; realizedLpFeeRaw: bigint } {
  const kept = trade.route.pairs.reduce((share) => share.multiply(KEPT), ONE)
  const fee = ONE.subtract(kept)
  const impact = trade.priceImpact.subtract(fee)
  return {
    priceImpactWithoutFee: new Percent(impact.numerator, impact.denominator),
    realizedLpFeeRaw: BigInt(fee.multiply(trade.inputAmount.raw).quotient.toString()),
  }
}
