import { useMemo } from 'react'
import { getReserves } from '../../chain/contracts/pair'
import { useCalls } from '../../chain/multicall/useCalls'
import type { TokenFacts } from '../token'
import type { UsdPrice } from '../usdPrice'
import { poolsToRead, pricesFrom } from './priceGraph'
import type { PriceList } from './priceList'

/** Answers what a token is worth in US dollars; null while that is not known. */
export type PriceOf = (token: TokenFacts) => UsdPrice | null

export interface TokenPrices {
  /** The same function while no pool changes. */
  priceOf: PriceOf
  /** Until each of the pools answered or failed. */
  isLoading: boolean
}

/**
 * Keeps the pools read that tell what these tokens are worth, and answers the function that tells it. `tokens` and
 * the list of pools have to keep their identity; `blocksPerFetch` says how many blocks a price may be old (yield 7).
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

/** Answers the function that tells what these tokens are worth; see useTokenPrices. */
export const useTokenPricesUsd = (tokens: readonly TokenFacts[], list: PriceList, blocksPerFetch = 1): PriceOf =>
  useTokenPrices(tokens, list, blocksPerFetch).priceOf
