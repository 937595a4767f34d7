import { Pair, TokenAmount } from '@pancakeswap/sdk'
import { useMemo } from 'react'
import { getReserves, type Reserves } from '../chain/contracts/pair'
import { useCalls } from '../chain/multicall/useCalls'
import type { TokenPair } from './candidates'

/** trading 3 "Pair state" */
export type PairState = { status: 'loading' | 'notExists' } | { status: 'exists'; pair: Pair }

const LOADING: PairState = { status: 'loading' }
const NOT_EXISTS: PairState = { status: 'notExists' }

const built = new WeakMap<Reserves, PairState>()

function pairFrom([a, b]: TokenPair, reserves: Reserves): PairState {
  const known = built.get(reserves)
  if (known) return known
  const [token0, token1] = a.sortsBefore(b) ? [a, b] : [b, a]
  const state: PairState = {
    status: 'exists',
    pair: new Pair(
      new TokenAmount(token0, String(reserves.reserve0Raw)),
      new TokenAmount(token1, String(reserves.reserve1Raw)),
    ),
  }
  built.set(reserves, state)
  return state
}

/** Keeps the reserves of the pairs read and answers how each stands, in the order asked; same reserves, same object. */
export function usePairs(tokens: readonly TokenPair[]): readonly PairState[] {
  const calls = useMemo(() => tokens.map((pair) => getReserves(Pair.getAddress(...pair))), [tokens])
  const states = useCalls(calls)
  return useMemo(
    () =>
      states.map((state, index): PairState => {
        const pair = tokens[index]
        if (state.status === 'ready' && pair) return pairFrom(pair, state.value)
        return state.status === 'failed' ? NOT_EXISTS : LOADING
      }),
    [states, tokens],
  )
}
