import type { Currency, Pair, Trade } from '@pancakeswap/sdk'
import { useMemo } from 'react'
import { candidatePairs, type TokenPair } from './candidates'
import { wrap } from './sdk'
import { bestTrade, poolsOf } from './trade'
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
  trade: Trade | null
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
  const trade = useMemo(
    () =>
      input && output && amountRaw !== null
        ? bestTrade(pairs, pools, { input, output, amountRaw, isExactInput, maxHops })
        : null,
    [pairs, pools, input, output, amountRaw, isExactInput, maxHops],
  )
  return { trade, isLoading: candidates.length > 0 && states.some(({ status }) => status === 'loading') }
}
