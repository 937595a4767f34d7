import { useUsdPrice } from '../../../market/useUsdPrice'
import { centsOf } from '../../lists'
import { type Enabling, useEnabling } from '../../transactions'
import type { Currency } from '../pool/currency'

/** Returns a function that computes the value of an amount in base units in US cents; null while either is unknown. */
export function useCentsOf(currency: Currency | null): (amountRaw: bigint | undefined) => bigint | null {
  const price = useUsdPrice(currency?.traded ?? null)
  return (amountRaw) => (currency && amountRaw !== undefined ? centsOf(price, currency.traded, amountRaw) : null)
}

/**
 * Returns the approval of a currency for the router: its state, and the function that requests it. Both amounts are in
 * base units and may be unknown; the balance is what the router could transfer.
 */
export function useCurrencyEnabling(
  currency: Currency | null,
  amountRaw: bigint | null,
  balanceRaw: bigint | undefined,
): Enabling {
  const { address = null, symbol = '', decimals = 0 } = currency ?? {}
  const valueCents = useCentsOf(currency)(balanceRaw)
  return useEnabling({ tokenAddress: address, symbol, decimals, amountRaw, valueCents })
}
