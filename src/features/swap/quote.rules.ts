import { JSBI, type Trade } from '@pancakeswap/sdk'
import { tradeBreakdown } from '../../market/priceImpact'
import { slippagePercent } from '../../market/slippage'
import type { ListedToken } from '../lists'
import { impactTier, type AgreedTrade, type ImpactTier } from './swap.rules'

/** A trade as a person reads it. Amounts are in the smallest units of their currency. */
export interface Quote extends AgreedTrade {
  trade: Trade
  input: ListedToken
  output: ListedToken
  /** The least received (exact input) or the most paid (exact output) under the person's slippage. */
  limitRaw: bigint
  /** Whole basis points, cut off; null while unknown. */
  impactBps: number | null
  tier: ImpactTier
  /** What liquidity providers and the treasury keep, in the input currency; null while unknown. */
  feeRaw: bigint | null
  /** Symbols from first to last. */
  route: string[]
}

const rawOf = (amount: { raw: JSBI }): bigint => BigInt(amount.raw.toString())

/** Answers what a person is shown of a trade under a slippage in basis points (trading 2.3, 9). */
export function quoteFrom(
  trade: Trade,
  { input, output }: { input: ListedToken; output: ListedToken },
  isExactInput: boolean,
  slippageBps: number,
): Quote {
  const slippage = slippagePercent(slippageBps)
  const limit = isExactInput ? trade.minimumAmountOut(slippage) : trade.maximumAmountIn(slippage)
  const { priceImpactWithoutFee, realizedLpFeeRaw } = tradeBreakdown(trade)
  const impactBps = priceImpactWithoutFee ? JSBI.toNumber(priceImpactWithoutFee.multiply('10000').quotient) : null
  return {
    trade,
    input,
    output,
    isExactInput,
    inputId: input.id,
    outputId: output.id,
    inputRaw: rawOf(trade.inputAmount),
    outputRaw: rawOf(trade.outputAmount),
    limitRaw: rawOf(limit),
    impactBps,
    tier: impactTier(impactBps),
    feeRaw: realizedLpFeeRaw,
    route: [input.symbol, ...trade.route.path.slice(1, -1).map(({ symbol }) => symbol ?? ''), output.symbol],
  }
}
