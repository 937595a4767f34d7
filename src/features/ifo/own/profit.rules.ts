import { type UsdPrice, usdValueRaw } from '../../../market/usdPrice'
import type { SaleResult } from '../sale.rules'

/** What a sale cost and brought an account: LP tokens in base units, values in base units of the US dollar token. */
export interface SaleProfit {
  /** LP tokens that were not refunded, with the fee. */
  paidRaw: bigint
  /** Value of those LP tokens at today's price; null while unknown. */
  costUsdRaw: bigint | null
  /** Value of the bought tokens at today's price; null while unknown. */
  valueUsdRaw: bigint | null
  /** Null while one of both is unknown. */
  profitUsdRaw: bigint | null
}

const valueOf = (price: UsdPrice | null, amountRaw: bigint): bigint | null =>
  amountRaw === 0n ? 0n : price && usdValueRaw(price, price.token, amountRaw)

/** Returns the profit of a commitment at today's prices. */
export function saleProfit(
  committedRaw: bigint,
  { offeredRaw, refundRaw }: SaleResult,
  { currencyPrice, tokenPrice }: { currencyPrice: UsdPrice | null; tokenPrice: UsdPrice | null },
): SaleProfit {
  const paidRaw = committedRaw - refundRaw
  const [costUsdRaw, valueUsdRaw] = [valueOf(currencyPrice, paidRaw), valueOf(tokenPrice, offeredRaw)]
  const profitUsdRaw = costUsdRaw === null || valueUsdRaw === null ? null : valueUsdRaw - costUsdRaw
  return { paidRaw, costUsdRaw, valueUsdRaw, profitUsdRaw }
}
