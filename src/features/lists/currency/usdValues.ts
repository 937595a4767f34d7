import { USD_DECIMALS } from '../../../core/usd'
import { type ShortFigure, shortValue } from '../../../i18n/figures/usd'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { ListedToken } from '../listedTokens'

const CENT = 10n ** BigInt(USD_DECIMALS - 2)

/**
 * Returns the value of an amount in US dollars (`USD_DECIMALS`), rounded down; null while its price is unknown. An
 * amount above 0 has a value of at least one unit.
 */
export function valueOf(price: UsdPrice | null, traded: ListedToken['traded'], amountRaw: bigint): bigint | null {
  if (!price) return null
  const scaled = usdValueRaw(price, traded, amountRaw * 10n ** BigInt(USD_DECIMALS))
  const valueRaw = scaled / 10n ** BigInt(price.usd.decimals)
  return valueRaw === 0n && amountRaw > 0n ? 1n : valueRaw
}

/** Returns the value of an amount in base units in whole cents, truncated; null while its price is unknown. */
export function centsOf(price: UsdPrice | null, traded: ListedToken['traded'], amountRaw: bigint): bigint | null {
  const valueRaw = valueOf(price, traded, amountRaw)
  return valueRaw === null ? null : valueRaw / CENT
}

/** Formats the value of an amount in US dollars, rounded down: "≈ $12.34"; undefined while unknown. */
export function usdFigure(
  price: UsdPrice | null,
  token: Pick<ListedToken, 'traded'> | null,
  amountRaw: bigint | null,
  locale: string,
): ShortFigure | undefined {
  const valueRaw = token && amountRaw !== null ? valueOf(price, token.traded, amountRaw) : null
  return valueRaw === null ? undefined : shortValue(valueRaw, USD_DECIMALS, locale)
}
