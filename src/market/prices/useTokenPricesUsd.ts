import { useMemo } from 'react'
import { getReserves } from '../../chain/contracts/pair/reads'
import { useCalls } from '../../chain/multicall/useCalls'
import type { TokenFacts } from '../token'
import type { UsdPrice } from '../usdPrice'
import { poolsToRead, pricesFrom } from './priceGraph'
import type { PriceList } from './priceList'

/** Returns the price of a token in US dollars; null while unknown. */
export type PriceOf = (token: TokenFacts) => UsdPrice | null

export interface TokenPrices {
  /** Keeps its identity while no pool changes. */
  priceOf: PriceOf
  /** True until every pool was read or failed. */
  isLoading: boolean
}

/**
 * Subscribes to the pools that price these tokens and returns the price function. `tokens` and `list` must keep their
 * identity; `blocksPerFetch` is the maximum age of a price in blocks (yield 7).
 */
export function useTokenPrices(tokens: readonly TokenFacts[], list: PriceList, blocksPerFetch = 1): TokenPrices {
  const addresses = useMemo(() => poolsToRead(tokens, list), [list, tokens])
  const calls = useMemo(() => addresses.map(getReserves), [addresses])
  const states = useCalls(calls, { blocksPerFetch })
  return useMemo(() => {
    const read = new Map(addresses.map((address, index) => [address.toLowerCase(), states[index]?.value]))
    return {
      priceOf: pricesFrom((address) => read.get(address.toLowerCase()), list),
      isLoading: states.some(({ status }) => status === 'loading'),
    }
  }, [addresses, list, states])
}

/** Returns the price function of these tokens; see `useTokenPrices`. */
export const useTokenPricesUsd = (tokens: readonly TokenFacts[], list: PriceList, blocksPerFetch = 1): PriceOf =>
  useTokenPrices(tokens, list, blocksPerFetch).priceOf
