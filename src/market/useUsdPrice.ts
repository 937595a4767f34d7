import { useMemo } from 'react'
import type { Pool } from './pool'
import type { TokenFacts } from './token'
import { usdPairs, usdPriceOf, type UsdPrice } from './usdPrice'
import { usePools } from './usePools'

/** Returns the price of one token in US dollars at the latest block; null while unknown. */
export function useUsdPrice(token: TokenFacts | null): UsdPrice | null {
  const pairs = useMemo(() => (token ? usdPairs(token) : []), [token])
  const states = usePools(pairs)
  return useMemo(() => {
    if (!token) return null
    const pools = states.flatMap((state): Pool[] => (state.status === 'exists' ? [state.pool] : []))
    return usdPriceOf(token, pools)
  }, [token, states])
}
