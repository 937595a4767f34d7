import { useMemo } from 'react'
import { feeTo } from '../../../chain/contracts/factory/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { kLast, totalSupply } from '../../../chain/contracts/pair/lpToken'
import { useCall, useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { useMarketPrices } from '../../../market/prices/useMarketPrices'
import { usePools } from '../../../market/usePools'
import { currencyOf, type Currency } from '../pool/currency'
import { poolFactsFrom, REFRESH_RARELY } from '../pool/usePoolFacts'
import type { PoolRates } from './positions.rules'
import { useHeldPositions, type HeldPosition } from './useHeldPositions'
import { positionFacts, type PositionFacts } from './usePositionFacts'
import { usePoolRates } from './usePoolRates'

/** A position with its figures. */
export interface Position extends HeldPosition {
  a: Currency
  b: Currency
  /** Null until it is fully read. */
  facts: PositionFacts | null
  valueRaw: bigint | null
  rates: PoolRates
}

/** Returns the positions of an account with their figures as of the newest block (trading 2.5). */
export function usePositions(account: Address | null): { positions: readonly Position[]; isLoading: boolean } {
  const { positions: held, isLoading: isSearching } = useHeldPositions(account)
  const pairs = useMemo(() => held.map(({ pair }) => pair), [held])
  const pools = usePools(pairs)
  const calls = useMemo(
    () =>
      pairs.flatMap(([a, b]) => {
        const address = pairAddress(a.address, b.address)
        return [totalSupply(address), kLast(address)]
      }),
    [pairs],
  )
  const results = useCalls(calls)
  const fee = useCall(held.length > 0 ? feeTo() : null, REFRESH_RARELY)
  const tokens = useMemo(() => [...new Set(pairs.flat())], [pairs])
  const { priceOf, isLoading: isPricing } = useMarketPrices(tokens)
  const ratesOf = usePoolRates(held)

  return useMemo(() => {
    const positions = held.map((each, at): Position => {
      const [a, b] = [currencyOf(each.pair[0]), currencyOf(each.pair[1])]
      const [supply, lastK] = [results[2 * at], results[2 * at + 1]]
      const address = pairAddress(each.pair[0].address, each.pair[1].address)
      const pool = poolFactsFrom(address, a.traded, { pool: pools[at], supply, lastK, fee })
      const facts = positionFacts(pool, each.raw, [a, priceOf(a.traded)], [b, priceOf(b.traded)])
      return { ...each, a, b, facts, valueRaw: facts?.valueRaw ?? null, rates: ratesOf(each) }
    })
    const isReading = [...results, fee].some(({ status }) => status === 'loading')
    const isLoading = isSearching || isPricing || isReading || pools.some(({ status }) => status === 'loading')
    return { positions, isLoading }
  }, [fee, held, isPricing, isSearching, pools, priceOf, ratesOf, results])
}
