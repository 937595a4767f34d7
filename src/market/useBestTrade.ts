import { useMemo } from 'react'
import { candidatePairs, type TokenPair } from './candidates'
import type { Pool } from './pool'
import type { TokenFacts } from './token'
import { edgesOf, type FindTrade, type FoundTrade, tradeFinder } from './trade'
import { usePools } from './usePools'

export interface TradeFinderRequest {
  /** As traded: the wrapped coin for the native one. */
  input: TokenFacts | null
  output: TokenFacts | null
}

export interface BestTradeRequest extends TradeFinderRequest {
  amountRaw: bigint | null
  isExactInput: boolean
  maxHops: number
}

export interface TradeFinder {
  /** Finds trades at the latest block. */
  find: FindTrade
  /** True while pairs are still loading. */
  isLoading: boolean
}

const NO_PAIRS: TokenPair[] = []

/** Returns a search for the best trade over the deployment's pairs; the same request twice in a row searches once. */
export function useTradeFinder({ input, output }: TradeFinderRequest): TradeFinder {
  const candidates = useMemo(() => (input && output ? candidatePairs(input, output) : NO_PAIRS), [input, output])
  const states = usePools(candidates)
  const pools = useMemo(
    () => states.flatMap((state): Pool[] => (state.status === 'exists' ? [state.pool] : [])),
    [states],
  )
  const edges = useMemo(() => edgesOf(pools), [pools])
  const find = useMemo(() => tradeFinder(pools, edges, { input, output }), [pools, edges, input, output])
  return { find, isLoading: candidates.length > 0 && states.some(({ status }) => status === 'loading') }
}

/** Returns the best trade over the deployment's pairs at the latest block, and whether pairs are still loading. */
export function useBestTrade({ amountRaw, isExactInput, maxHops, ...request }: BestTradeRequest): {
  found: FoundTrade | null
  isLoading: boolean
} {
  const { find, isLoading } = useTradeFinder(request)
  const found = useMemo(
    () => (amountRaw === null ? null : find(amountRaw, isExactInput, maxHops)),
    [find, amountRaw, isExactInput, maxHops],
  )
  return { found, isLoading }
}
