import { useMemo, useState } from 'react'
import { pairAddress, sortsBefore } from '../../../chain/contracts/pair/address'
import type { Address } from '../../../core/address'
import type { TokenPair } from '../../../market/candidates'
import { isSameToken, type TokenFacts } from '../../../market/token'
import { useBestTrade } from '../../../market/useBestTrade'
import { type PoolState, usePools } from '../../../market/usePools'
import { type ListedToken, useTokenOf } from '../../lists'
import type { Leg } from './prices.rules'

/** One pair of the route that a price is read along. */
export interface RouteLeg extends Omit<Leg, 'events'> {
  pairAddress: Address
}

/** The pairs between two tokens: their own pair if it has reserves, otherwise those of the best route. */
export interface ChartRoute {
  input: ListedToken
  output: ListedToken
  /** Symbols from first to last; two when the tokens have a pair of their own. */
  symbols: string[]
  /** The same object while the pairs are the same. */
  legs: readonly RouteLeg[]
  /** A new object whenever a reserve on the route changes. */
  reserves: readonly PoolState[]
}

/** `same`: a coin and its wrapped form; `unconnected`: no route connects the tokens. */
export type RouteState =
  | { status: 'none' | 'same' | 'loading' | 'unconnected'; route: null }
  | { status: 'ready'; route: ChartRoute }

const MAX_HOPS = 3

/**
 * Returns the symbols of a route. Its ends have the selected currencies' symbols, which may be the coin instead of its
 * wrapped token.
 */
function symbolsOf(tokens: readonly TokenFacts[], input: ListedToken, output: ListedToken): string[] {
  return [input.symbol, ...tokens.slice(1, -1).map(({ symbol }) => symbol), output.symbol]
}

const pairsOf = (tokens: readonly TokenFacts[]): TokenPair[] =>
  tokens.slice(1).flatMap((to, index): TokenPair[] => {
    const from = tokens[index]
    return from ? [[from, to]] : []
  })

const keyOf = (pairs: readonly TokenPair[]): string => pairs.map(([from, to]) => `${from.address}-${to.address}`).join()

const legOf = ([from, to]: TokenPair): RouteLeg => ({
  pairAddress: pairAddress(from.address, to.address),
  isForward: sortsBefore(from.address, to.address),
  decimalsFrom: from.decimals,
  decimalsTo: to.decimals,
})

/** Returns the route between two currencies, given by id (BNB or an address), along which a price can be read. */
export function useChartRoute(inputId: string | null, outputId: string | null): RouteState {
  const input = useTokenOf(inputId).token
  const output = useTokenOf(outputId).token
  const [from, to] = [input?.traded ?? null, output?.traded ?? null]
  const isSame = from !== null && to !== null && isSameToken(from, to)
  const request = {
    input: isSame ? null : from,
    output: isSame ? null : to,
    amountRaw: input && 10n ** BigInt(input.decimals),
    isExactInput: true,
  }
  const direct = useBestTrade({ ...request, maxHops: 1 })
  const indirect = useBestTrade({ ...request, maxHops: MAX_HOPS })
  // While a pair is loading, the best route of the others may not be the one to draw.
  const found = direct.found ?? (direct.isLoading ? null : indirect.found)
  // The path is a new object with each reserve update; the legs change only when the pairs do.
  const [pairs, setPairs] = useState<readonly TokenPair[]>([])
  const foundPairs = pairsOf(found?.path ?? [])
  const key = keyOf(foundPairs)
  if (key !== keyOf(pairs)) setPairs(foundPairs)
  const reserves = usePools(pairs)
  const legs = useMemo(() => pairs.map(legOf), [pairs])

  return useMemo((): RouteState => {
    if (!input || !output) return { status: 'none', route: null }
    if (isSame) return { status: 'same', route: null }
    if (pairs.length === 0) return { status: direct.isLoading ? 'loading' : 'unconnected', route: null }
    const tokens = [...pairs.map(([first]) => first), ...pairs.slice(-1).map(([, last]) => last)]
    const symbols = symbolsOf(tokens, input, output)
    return { status: 'ready', route: { input, output, symbols, legs, reserves } }
  }, [input, output, isSame, pairs, direct.isLoading, legs, reserves])
}
