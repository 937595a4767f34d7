import type { Currency, Pair, Price } from '@pancakeswap/sdk'
import { useMemo } from 'react'
import { wrap } from './sdk'
import { usdPairs, usdPriceOf } from './usdPrice'
import { usePairs } from './usePairs'

/** Answers what one of a currency is worth in US dollars as of the newest block; null while that is not known. */
export function useUsdPrice(currency: Currency | null): Price | null {
  const tokens = useMemo(() => (currency ? usdPairs(wrap(currency)) : []), [currency])
  const states = usePairs(tokens)
  return useMemo(() => {
    if (!currency) return null
    const pairs = states.flatMap((state): Pair[] => (state.status === 'exists' ? [state.pair] : []))
    return usdPriceOf(wrap(currency), pairs)
  }, [currency, states])
}
