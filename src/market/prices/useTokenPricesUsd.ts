import { useMemo } from 'react'
import { getReserves } from '../../chain/contracts/pair'
import { useCalls } from '../../chain/multicall/useCalls'
import type { TokenFacts } from '../token'
import type { UsdPrice } from '../usdPrice'
import { poolsToRead, pricesFrom } from './priceGraph'

/** Answers what a token is worth in US dollars; null while that is not known. */
export type PriceOf = (token: TokenFacts) => UsdPrice | null

/**
 * Keeps the pools read that tell what these tokens are worth, and answers the function that tells it; the same function
 * while no pool changes. `tokens` has to keep its identity; `blocksPerFetch` says how many blocks a price may be old.
 */
export function useTokenPricesUsd(tokens: readonly TokenFacts[], blocksPerFetch = 1): PriceOf {
  const addresses = useMemo(() => poolsToRead(tokens), [tokens])
  const calls = useMemo(() => addresses.map(getReserves), [addresses])
  const states = useCalls(calls, { blocksPerFetch })
  return useMemo(() => {
    const read = new Map(addresses.map((address, index) => [address.toLowerCase(), states[index]?.value]))
    return pricesFrom((address) => read.get(address.toLowerCase()))
  }, [addresses, states])
}
