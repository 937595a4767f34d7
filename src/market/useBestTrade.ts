import { useMemo } from 'react'
import { candidatePairs, type TokenPair } from './candidates'
import type { Pool } from './pool'
import type { TokenFacts } from './token'
import { edgesOf, findTrade, type FoundTrade } from './trade'
import { usePools } from './usePools'

export interface BestTradeRequest {
  /** As they are traded: the wrapped coin for the native one. */
  input: TokenFacts | null
  output: TokenFacts | null
  amountRaw: bigint | null
  isExactInput: boolean
  maxHops: number
}

const NO_PAIRS: TokenPair[] = []

/** Answers the best trade over the deployment's pairs as of the newest block, and whether pairs are still being read. */
export function useBestTrade({ input, output, amountRaw, isExactInput, maxHops }: BestTradeRequest): {
  found: FoundTrade | null
  isLoading: boolean
} {
  const candidates = useMemo(() => (input && output ? candidatePairs(input, output) : NO_PAIRS), [input, output])
  const states = usePools(candidates)
  const pools = useMemo(
    () => states.flatMap((state): Pool[] => (state.status === 'exists' ? [state.pool] : [])),
    [states],
  )
  const edges = useMemo(() => edgesOf(pools), [pools])
  const found = useMemo(
    () =>
      input && output && amountRaw !== null
        ? findTrade(pools, edges, { input, output, amountRaw, isExactInput, maxHops })
        : null,
    [pools, edges, input, output, amountRaw, isExactInput, maxHops],
  )
  return { found, isLoading: candidates.length > 0 && states.some(({ status }) => status === 'loading') }
}
