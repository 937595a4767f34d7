import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { centsOf } from '../../lists'
import type { Currency } from '../pool/currency'
import { type Amounts, amountsFor, type Holdings } from '../pool/shares.rules'
import { usePoolFacts } from '../pool/usePoolFacts'

/** An account's position in a pool; amounts in base units, in the order a, b. */
export interface PositionFacts {
  address: string
  balanceRaw: bigint
  holdings: Holdings
  pooled: Amounts
  /** The value of the position in US cents; null while no price is known. */
  valueCents: bigint | null
}

/**
 * Returns the value of both sides in cents. If one price is unknown, it doubles the other side, because both have equal
 * value.
 */
export function pairValueCents(first: bigint | null, second: bigint | null): bigint | null {
  if (first !== null && second !== null) return first + second
  const one = first ?? second
  return one === null ? null : one * 2n
}

/** Returns an account's position in a pool as of the newest block; null until it is fully read (trading 2.5). */
export function usePositionFacts(account: string | null, a: Currency | null, b: Currency | null): PositionFacts | null {
  const pool = usePoolFacts(a, b)
  const address = 'address' in pool ? pool.address : null
  const balance = useCall(account && address ? balanceOf(address, account) : null).value
  const priceA = useUsdPrice(a?.traded ?? null)
  const priceB = useUsdPrice(b?.traded ?? null)
  return useMemo(() => {
    if (pool.status !== 'exists' || balance === undefined || !a || !b) return null
    const { holdings } = pool
    const pooled = amountsFor(balance, holdings)
    const valueCents = pairValueCents(
      centsOf(priceA, a.traded, pooled.firstRaw),
      centsOf(priceB, b.traded, pooled.secondRaw),
    )
    return { address: pool.address, balanceRaw: balance, holdings, pooled, valueCents }
  }, [a, b, balance, pool, priceA, priceB])
}
