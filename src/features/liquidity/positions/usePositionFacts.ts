import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { centsOf } from '../../lists'
import type { Currency } from '../pool/currency'
import { amountsFor, type Amounts, type Holdings } from '../pool/shares.rules'
import { usePoolFacts } from '../pool/usePoolFacts'

/** An account's position in a pool; amounts in base units, in the order a, b. */
export interface PositionFacts {
  address: string
  heldRaw: bigint
  holdings: Holdings
  pooled: Amounts
  /** The worth of the position in US cents; null while no price is known. */
  worthCents: bigint | null
}

/**
 * Returns the worth of both sides in cents. If one price is unknown, it doubles the other side, because both have equal
 * worth.
 */
export function worthOf(first: bigint | null, second: bigint | null): bigint | null {
  if (first !== null && second !== null) return first + second
  const one = first ?? second
  return one === null ? null : one * 2n
}

/** Returns an account's position in a pool as of the newest block; null until it is fully read (trading 2.5). */
export function usePositionFacts(account: string | null, a: Currency | null, b: Currency | null): PositionFacts | null {
  const pool = usePoolFacts(a, b)
  const address = 'address' in pool ? pool.address : null
  const held = useCall(account && address ? balanceOf(address, account) : null).value
  const priceA = useUsdPrice(a?.traded ?? null)
  const priceB = useUsdPrice(b?.traded ?? null)
  return useMemo(() => {
    if (pool.status !== 'exists' || held === undefined || !a || !b) return null
    const { holdings } = pool
    const pooled = amountsFor(held, holdings)
    const worthCents = worthOf(centsOf(priceA, a.traded, pooled.firstRaw), centsOf(priceB, b.traded, pooled.secondRaw))
    return { address: pool.address, heldRaw: held, holdings, pooled, worthCents }
  }, [a, b, held, pool, priceA, priceB])
}
