import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import type { UsdPrice } from '../../../market/usdPrice'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { valueOf } from '../../lists'
import type { Currency } from '../pool/currency'
import { type Amounts, amountsFor, type Holdings } from '../pool/shares.rules'
import { type PoolFacts, usePoolFacts } from '../pool/usePoolFacts'

/** An account's position in a pool; amounts in base units, in the order a, b. */
export interface PositionFacts {
  address: Address
  balanceRaw: bigint
  holdings: Holdings
  pooled: Amounts
  /** The value of the position in US dollars (`USD_DECIMALS`); null while no price is known. */
  valueRaw: bigint | null
}

/**
 * Returns the value of both sides, in the unit of the arguments. If one is unknown, the other is doubled, because both
 * sides have the same value.
 */
export function pairValue(first: bigint | null, second: bigint | null): bigint | null {
  if (first !== null && second !== null) return first + second
  const one = first ?? second
  return one === null ? null : one * 2n
}

type Side = readonly [currency: Currency, price: UsdPrice | null]

/** Returns the figures of an amount of LP tokens; null until the pool is read. */
export function positionFacts(
  pool: PoolFacts,
  balanceRaw: bigint,
  [a, priceA]: Side,
  [b, priceB]: Side,
): PositionFacts | null {
  if (pool.status !== 'exists') return null
  const { address, holdings } = pool
  const pooled = amountsFor(balanceRaw, holdings)
  const valueRaw = pairValue(valueOf(priceA, a.traded, pooled.firstRaw), valueOf(priceB, b.traded, pooled.secondRaw))
  return { address, balanceRaw, holdings, pooled, valueRaw }
}

/** Returns an account's position in a pool as of the newest block; null until it is fully read (trading 2.5). */
export function usePositionFacts(
  account: Address | null,
  a: Currency | null,
  b: Currency | null,
): PositionFacts | null {
  const pool = usePoolFacts(a, b)
  const address = 'address' in pool ? pool.address : null
  const balance = useCall(account && address ? balanceOf(address, account) : null).value
  const priceA = useUsdPrice(a?.traded ?? null)
  const priceB = useUsdPrice(b?.traded ?? null)
  return useMemo(
    () => (balance === undefined || !a || !b ? null : positionFacts(pool, balance, [a, priceA], [b, priceB])),
    [a, b, balance, pool, priceA, priceB],
  )
}
