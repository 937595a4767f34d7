import { useMemo } from 'react'
import type { Pool } from './pool'
import type { TokenFacts } from './token'
import { usdPairs, usdPriceOf, type UsdPrice } from './usdPrice'
import { usePools } from './usePools'

/** Answers what one of a token is worth in US dollars as of the newest block; null while that is not known. */
export function useUsdPrice(token: TokenFacts | null): UsdPrice | null {
  const pairs = useMemo(() => (token ? usdPairs(token) : []), [token])
  const states = usePools(pairs)
  return useMemo(() => {
    if (!token) return null
    const pools = states.flatMap((state): Pool[] => (state.status === 'exists' ? [state.pool] : []))
    return usdPriceOf(token, pools)
  }, [token, states])
}
