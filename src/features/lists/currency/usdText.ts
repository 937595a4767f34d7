import { approximateCentsText } from '../../../i18n/figures/usd'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { ListedToken } from '../listedTokens'

const CENTS_DECIMALS = 2
/** Returns the value of an amount in base units in whole cents, truncated; null while its price is unknown. */
export function centsOf(price: UsdPrice | null, traded: ListedToken['traded'], amountRaw: bigint): bigint | null {
  if (!price) return null
  return usdValueRaw(price, traded, amountRaw) / 10n ** BigInt(price.usd.decimals - CENTS_DECIMALS)
}

/** Formats the value of an amount in US dollars, truncated to cents: "≈ $12.34"; undefined while unknown. */
export function usdText(
  price: UsdPrice | null,
  token: Pick<ListedToken, 'traded'> | null,
  amountRaw: bigint | null,
): string | undefined {
  const cents = token && amountRaw !== null ? centsOf(price, token.traded, amountRaw) : null
  return cents === null ? undefined : approximateCentsText(cents)
}
