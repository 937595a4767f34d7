import { useMemo } from 'react'
import { getReserves, type Reserves } from '../chain/contracts/pair/reads'
import { pairAddress } from '../chain/contracts/pair/address'
import { useCalls } from '../chain/multicall/useCalls'
import type { TokenPair } from './candidates'
import { poolOf, type Pool } from './pool'

/** trading 3 "Pair state" */
export type PoolState = { status: 'loading' | 'notExists' } | { status: 'exists'; pool: Pool }

const LOADING: PoolState = { status: 'loading' }
const NOT_EXISTS: PoolState = { status: 'notExists' }

const built = new WeakMap<Reserves, PoolState>()

function stateFrom([a, b]: TokenPair, reserves: Reserves): PoolState {
  const known = built.get(reserves)
  if (known) return known
  const { token0, token1 } = poolOf(a, 0n, b, 0n)
  const state: PoolState = { status: 'exists', pool: { token0, token1, ...reserves } }
  built.set(reserves, state)
  return state
}

/** Subscribes to the reserves of the pairs and returns their states in the given order; same reserves, same object. */
export function usePools(tokens: readonly TokenPair[]): readonly PoolState[] {
  const calls = useMemo(() => tokens.map(([a, b]) => getReserves(pairAddress(a.address, b.address))), [tokens])
  const states = useCalls(calls)
  return useMemo(
    () =>
      states.map((state, index): PoolState => {
        const pair = tokens[index]
        if (state.status === 'ready' && pair) return stateFrom(pair, state.value)
        return state.status === 'failed' ? NOT_EXISTS : LOADING
      }),
    [states, tokens],
  )
}
