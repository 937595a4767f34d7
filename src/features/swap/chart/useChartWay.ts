import { useMemo, useState } from 'react'
import { pairAddress, sortsBefore } from '../../../chain/contracts/pairAddress'
import type { TokenPair } from '../../../market/candidates'
import { isSameToken, type TokenFacts } from '../../../market/token'
import { useBestTrade } from '../../../market/useBestTrade'
import { usePools, type PoolState } from '../../../market/usePools'
import { useTokenOf, type ListedToken } from '../../lists'
import type { Leg } from './prices.rules'

/** One pair of the way that a price is read along. */
export interface WayLeg extends Omit<Leg, 'events'> {
  pairAddress: string
}

/** The pairs between two tokens: their own where it holds anything, else those of the best route. */
export interface ChartWay {
  input: ListedToken
  output: ListedToken
  /** Symbols from first to last; two where the tokens have a pair of their own. */
  symbols: string[]
  /** The same object as long as the pairs are the same. */
  legs: readonly WayLeg[]
  /** Another object whenever a reserve on the way changes. */
  reserves: readonly PoolState[]
}

/** `same` are a coin and its wrapped form, `unjoined` tokens that no route joins. */
export type WayState =
  | { status: 'none' | 'same' | 'loading' | 'unjoined'; way: null }
  | { status: 'ready'; way: ChartWay }

const MAX_HOPS = 3

/** Answers the symbols of a way; its ends are called what the person chose, which may be the coin and not its wrapping. */
function symbolsOf(tokens: readonly TokenFacts[], input: ListedToken, output: ListedToken): string[] {
  return [input.symbol, ...tokens.slice(1, -1).map(({ symbol }) => symbol), output.symbol]
}

const pairsOf = (tokens: readonly TokenFacts[]): TokenPair[] =>
  tokens.slice(1).flatMap((to, index): TokenPair[] => {
    const from = tokens[index]
    return from ? [[from, to]] : []
  })

const keyOf = (pairs: readonly TokenPair[]): string => pairs.map(([from, to]) => `${from.address}-${to.address}`).join()

const legOf = ([from, to]: TokenPair): WayLeg => ({
  pairAddress: pairAddress(from.address, to.address),
  isForward: sortsBefore(from.address, to.address),
  decimalsFrom: from.decimals,
  decimalsTo: to.decimals,
})

/** Answers the way from one token to the other that a price can be read along, by their ids: BNB or an address. */
export function useChartWay(inputId: string | null, outputId: string | null): WayState {
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
  const roundabout = useBestTrade({ ...request, maxHops: MAX_HOPS })
  const found = direct.found ?? roundabout.found
  // The path is made anew with each reserve; what is read along it starts anew only when it leads elsewhere.
  const [pairs, setPairs] = useState<readonly TokenPair[]>([])
  const foundPairs = pairsOf(found?.path ?? [])
  const key = keyOf(foundPairs)
  if (key !== keyOf(pairs)) setPairs(foundPairs)
  const reserves = usePools(pairs)
  const legs = useMemo(() => pairs.map(legOf), [pairs])

  return useMemo((): WayState => {
    if (!input || !output) return { status: 'none', way: null }
    if (isSame) return { status: 'same', way: null }
    if (pairs.length === 0) return { status: direct.isLoading ? 'loading' : 'unjoined', way: null }
    const tokens = [...pairs.map(([first]) => first), ...pairs.slice(-1).map(([, last]) => last)]
    const symbols = symbolsOf(tokens, input, output)
    return { status: 'ready', way: { input, output, symbols, legs, reserves } }
  }, [input, output, isSame, pairs, direct.isLoading, legs, reserves])
}
