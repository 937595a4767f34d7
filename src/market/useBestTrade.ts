import type { Currency, Pair } from '@pancakeswap/sdk'
import { useMemo } from 'react'
import { candidatePairs, type TokenPair } from './candidates'
import { wrap } from './sdk'
import { findTrade, poolsOf, type FoundTrade } from './trade'
import { usePairs } from './usePairs'

export interface BestTradeRequest {
  input: Currency | null
  output: Currency | null
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
  const candidates = useMemo(
    () => (input && output ? candidatePairs(wrap(input), wrap(output)) : NO_PAIRS),
    [input, output],
  )
  const states = usePairs(candidates)
  const pairs = useMemo(
    () => states.flatMap((state): Pair[] => (state.status === 'exists' ? [state.pair] : [])),
    [states],
  )
  const pools = useMemo(() => poolsOf(pairs), [pairs])
  const found = useMemo(
    () =>
      input && output && amountRaw !== null
        ? findTrade(pairs, pools, { input, output, amountRaw, isExactInput, maxHops })
        : null,
    [pairs, pools, input, output, amountRaw, isExactInput, maxHops],
  )
  return { found, isLoading: candidates.length > 0 && states.some(({ status }) => status === 'loading') }
}
