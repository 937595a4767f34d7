import { impactTier, type ImpactTier } from '../../market/impactTier'
import { tradeBreakdown } from '../../market/priceImpact'
import type { FoundTrade } from '../../market/trade'
import type { ListedToken } from '../lists'
import type { AgreedTrade } from './trade.rules'

/** A trade as shown to the user. Amounts are in the smallest units of their currency. */
export interface Quote extends AgreedTrade {
  /** The trade from which the quote was made. */
  found: FoundTrade
  input: ListedToken
  output: ListedToken
  /** The least received (exact input) or the most paid (exact output) under the slippage tolerance. */
  limitRaw: bigint
  /** The slippage tolerance of the limit; the swap is signed with it. */
  slippageBps: number
  /** Whole basis points, truncated. */
  impactBps: number
  tier: ImpactTier
  /** The swap fee of all pairs of the route, in the input currency (trading 9.5). */
  feeRaw: bigint
  /** Symbols from first to last. */
  route: string[]
}

/** The currencies and amounts of a quote; the slippage tolerance changes none of them. */
export type Exchanged = Pick<Quote, 'input' | 'output' | 'inputRaw' | 'outputRaw'>

const WHOLE_BPS = 10_000n

/** Returns the minimum received or the maximum paid, to the unit, as in the router call (trading 7). */
function limitOf({ inputRaw, outputRaw }: FoundTrade, isExactInput: boolean, slippageBps: number): bigint {
  const withSlippage = WHOLE_BPS + BigInt(slippageBps)
  return isExactInput ? (outputRaw * WHOLE_BPS) / withSlippage : (inputRaw * withSlippage) / WHOLE_BPS
}

/** Returns the quote of a trade under a slippage in basis points (trading 2.3, 9). */
export function quoteFrom(
  found: FoundTrade,
  { input, output }: { input: ListedToken; output: ListedToken },
  isExactInput: boolean,
  slippageBps: number,
): Quote {
  const { impact, feeRaw } = tradeBreakdown(found)
  const impactBps = Number((impact.numerator * WHOLE_BPS) / impact.denominator)
  return {
    found,
    input,
    output,
    isExactInput,
    inputId: input.id,
    outputId: output.id,
    inputRaw: found.inputRaw,
    outputRaw: found.outputRaw,
    limitRaw: limitOf(found, isExactInput, slippageBps),
    slippageBps,
    impactBps,
    tier: impactTier(impactBps),
    feeRaw,
    route: [input.symbol, ...found.path.slice(1, -1).map(({ symbol }) => symbol), output.symbol],
  }
}

/** Returns whether two quotes are of one trade: the slippage tolerance changes only its limit. */
export const isSameTrade = ({ quote: one }: { quote: Quote }, { quote: other }: { quote: Quote }): boolean =>
  one.found === other.found && one.input === other.input && one.output === other.output
