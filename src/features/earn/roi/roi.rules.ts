import { formatForField, parseAmount } from '../../../core/amount'
import { earnedRaw, growthOf, neededRaw, type RoiTerms } from '../../../core/roi'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'

/** yield 2: the calculator begins with so many dollars. */
export const FIRST_INVESTMENT_USD = '1000'

/** What the investment is typed in. */
export type RoiUnit = 'usd' | 'token'

/** Dollars are shown and worked out to cents. */
const USD_DIGITS = 9
const TOKEN_DIGITS = 9

/** What is invested: dollars in base units of the token that stands for them, and the token where its price is known. */
export interface Investment {
  usdRaw: bigint | null
  tokenRaw: bigint | null
}

const NOTHING: Investment = { usdRaw: null, tokenRaw: null }

/** Answers how much of a token so many dollars buy, in base units; null at a price of nothing. */
export function tokensFor(price: UsdPrice, usdRaw: bigint): bigint | null {
  return price.usdRaw > 0n ? (usdRaw * price.tokenRaw) / price.usdRaw : null
}

/** Answers what a typed investment is, in dollars and in tokens (yield 2). */
export function investmentOf(text: string, unit: RoiUnit, price: UsdPrice): Investment {
  if (unit === 'usd') {
    const usdRaw = parseAmount(text, price.usd.decimals)
    return usdRaw === null ? NOTHING : { usdRaw, tokenRaw: tokensFor(price, usdRaw) }
  }
  const tokenRaw = parseAmount(text, price.token.decimals)
  return tokenRaw === null ? NOTHING : { tokenRaw, usdRaw: usdValueRaw(price, price.token, tokenRaw) }
}

/** Answers an investment as text in a unit, for a field that can be typed on in; empty while unknown. */
export function investmentText({ usdRaw, tokenRaw }: Investment, unit: RoiUnit, price: UsdPrice): string {
  const [raw, decimals, digits] =
    unit === 'usd' ? [usdRaw, price.usd.decimals, USD_DIGITS] : [tokenRaw, price.token.decimals, TOKEN_DIGITS]
  return raw === null ? '' : formatForField(raw, decimals, digits)
}

/** What an investment brings over a time. */
export interface RoiResult {
  growth: number
  /** Null for nothing typed, or more than any number. */
  earnedUsdRaw: bigint | null
  /** In base units of the token that is earned; null besides where its price is unknown. */
  earnedTokenRaw: bigint | null
}

/** Answers what an investment brings (yield 2, 9). */
export function resultOf(usdRaw: bigint | null, terms: RoiTerms, earningPrice: UsdPrice | null): RoiResult {
  const growth = growthOf(terms)
  const earnedUsdRaw = usdRaw === null ? null : earnedRaw(usdRaw, growth)
  const earnedTokenRaw = earnedUsdRaw === null || !earningPrice ? null : tokensFor(earningPrice, earnedUsdRaw)
  return { growth, earnedUsdRaw, earnedTokenRaw }
}

/** Half of what a high-value token's price is rounded to, in dollars. */
const HIGH_VALUE_USD = 500n
const HIGH_VALUE_DECIMALS = 4
const USUAL_DECIMALS = 2

/**
 * Answers how many decimals an earned amount shows: two, or four of a token whose price, rounded to thousands of dollars,
 * is above 0 (yield 9 "High-value token").
 */
export function earnedDecimals({ token, usd, usdRaw, tokenRaw }: UsdPrice): number {
  const isHigh = usdRaw * 10n ** BigInt(token.decimals) >= HIGH_VALUE_USD * 10n ** BigInt(usd.decimals) * tokenRaw
  return isHigh ? HIGH_VALUE_DECIMALS : USUAL_DECIMALS
}

/** Answers the investment that earns a typed number of dollars, as text in a unit; null where no amount does (yield 2). */
export function investmentForTarget(target: string, terms: RoiTerms, unit: RoiUnit, price: UsdPrice): string | null {
  const targetRaw = parseAmount(target, price.usd.decimals)
  const usdRaw = targetRaw === null ? null : neededRaw(targetRaw, growthOf(terms))
  if (usdRaw === null) return null
  return investmentText({ usdRaw, tokenRaw: tokensFor(price, usdRaw) }, unit, price)
}
