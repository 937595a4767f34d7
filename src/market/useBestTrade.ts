import { useMemo } from 'react'
import { candidatePairs, type TokenPair } from './candidates'
import type { Pool } from './pool'
import type { TokenFacts } from './token'
import { edgesOf, type FoundTrade } from './trade'
import { type FindTrade, tradeFinder } from './tradeFinder'
import { usePools } from './usePools'

export interface TradeFinderRequest {
  /** As they are traded: the wrapped coin for the native one. */
  input: TokenFacts | null
  output: TokenFacts | null
  maxHops: number
}

export interface BestTradeRequest extends TradeFinderRequest {
  amountRaw: bigint | null
  isExactInput: boolean
}

export interface TradeFinder {
  /** Finds trades as of the newest block. */
  find: FindTrade
  /** Whether pairs are still being read. */
  isLoading: boolean
}

const NO_PAIRS: TokenPair[] = []

/** Answers what finds the best trade over the deployment's pairs; asked the same twice running, it searches once. */
export function useTradeFinder({ input, output, maxHops }: TradeFinderRequest): TradeFinder {
  const candidates = useMemo(() => (input && output ? candidatePairs(input, output) : NO_PAIRS), [input, output])
  const states = usePools(candidates)
  const pools = useMemo(
    () => states.flatMap((state): Pool[] => (state.status === 'exists' ? [state.pool] : [])),
    [states],
  )
  const edges = useMemo(() => edgesOf(pools), [pools])
  const find = useMemo(
    () => tradeFinder(pools, edges, { input, output, maxHops }),
    [pools, edges, input, output, maxHops],
  )
  return { find, isLoading: candidates.length > 0 && states.some(({ status }) => status === 'loading') }
}

/** Answers the best trade over the deployment's pairs as of the newest block, and whether pairs are still being read. */
export function useBestTrade({ amountRaw, isExactInput, ...request }: BestTradeRequest): {
  found: FoundTrade | null
  isLoading: boolean
} {
  const { find, isLoading } = useTradeFinder(request)
  const found = useMemo(
    () => (amountRaw === null ? null : find(amountRaw, isExactInput)),
    [find, amountRaw, isExactInput],
  )
  return { found, isLoading }
}
