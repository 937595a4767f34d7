import { formatForField, parseAmount } from '../../../core/amount'
import { earnedRaw, neededRaw } from '../../../core/earnings'
import { growthOf, type RoiTerms } from '../../../core/roi'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'

/** yield 2: initial investment of the calculator, in dollars. */
export const INITIAL_INVESTMENT_USD = '1000'

/** Unit in which the investment is typed. */
export type RoiUnit = 'usd' | 'token'

/** Significant digits of an investment in its field, in dollars and in tokens. */
const USD_DIGITS = 9
const TOKEN_DIGITS = 9

/** An investment: dollars in base units of the dollar token, and tokens when their price is known. */
export interface Investment {
  usdRaw: bigint | null
  tokenRaw: bigint | null
}

const NO_INVESTMENT: Investment = { usdRaw: null, tokenRaw: null }

/** Returns the amount of a token that `usdRaw` buys, in base units; null at a price of zero. */
export function tokensFor(price: UsdPrice, usdRaw: bigint): bigint | null {
  return price.usdRaw > 0n ? (usdRaw * price.tokenRaw) / price.usdRaw : null
}

/** Returns a typed investment in dollars and in tokens (yield 2). */
export function investmentOf(text: string, unit: RoiUnit, price: UsdPrice): Investment {
  if (unit === 'usd') {
    const usdRaw = parseAmount(text, price.usd.decimals)
    return usdRaw === null ? NO_INVESTMENT : { usdRaw, tokenRaw: tokensFor(price, usdRaw) }
  }
  const tokenRaw = parseAmount(text, price.token.decimals)
  return tokenRaw === null ? NO_INVESTMENT : { tokenRaw, usdRaw: usdValueRaw(price, price.token, tokenRaw) }
}

/** Formats an investment in a unit, as the editable text of a field; empty while unknown. */
export function investmentText({ usdRaw, tokenRaw }: Investment, unit: RoiUnit, price: UsdPrice): string {
  const [raw, decimals, digits] =
    unit === 'usd' ? [usdRaw, price.usd.decimals, USD_DIGITS] : [tokenRaw, price.token.decimals, TOKEN_DIGITS]
  return raw === null ? '' : formatForField(raw, decimals, digits)
}

/** Return of an investment over a time. */
export interface RoiResult {
  growth: number
  /** Null for an empty field, or an infinite return. */
  earnedUsdRaw: bigint | null
  /** In base units of the earned token; also null when its price is unknown. */
  earnedTokenRaw: bigint | null
}

/** Computes the return of an investment (yield 2, 9). */
export function resultOf(usdRaw: bigint | null, terms: RoiTerms, earningPrice: UsdPrice | null): RoiResult {
  const growth = growthOf(terms)
  const earnedUsdRaw = usdRaw === null ? null : earnedRaw(usdRaw, growth)
  const earnedTokenRaw = earnedUsdRaw === null || !earningPrice ? null : tokensFor(earningPrice, earnedUsdRaw)
  return { growth, earnedUsdRaw, earnedTokenRaw }
}

/**
 * Returns the investment that earns a typed number of dollars, as text in a unit; null when no amount does (yield 2).
 */
export function investmentForTarget(target: string, terms: RoiTerms, unit: RoiUnit, price: UsdPrice): string | null {
  const targetRaw = parseAmount(target, price.usd.decimals)
  const usdRaw = targetRaw === null ? null : neededRaw(targetRaw, growthOf(terms))
  if (usdRaw === null) return null
  return investmentText({ usdRaw, tokenRaw: tokensFor(price, usdRaw) }, unit, price)
}
