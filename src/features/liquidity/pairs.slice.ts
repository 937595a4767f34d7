import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isAddressText, sameAddress } from '../../core/address'
import { displaySymbol } from '../../core/symbol'
import type { TokenFacts } from '../../market/token'
import type { AppState } from '../../state/appState'

/** Two tokens whose pool the user wants to see among the positions. */
export type SavedPair = readonly [TokenFacts, TokenFacts]

/**
 * The pairs of each chain by their key, token0;token1 (trading 3 "saved pairs per chain", constants: PAIR_SAVE_KEY).
 */
export type PairsState = Record<number, Record<string, SavedPair>>

const initialState: PairsState = {}

/** An upper bound that no real user reaches; a store with more pairs is corrupt. */
const MAX_PAIRS = 500
const MAX_SYMBOL_LENGTH = 100

const keyOf = ([a, b]: SavedPair): string => [a.address.toLowerCase(), b.address.toLowerCase()].toSorted().join(';')

/**
 * Returns only the stored fields, because a list's token has more, and a field that is not read back would be reported
 * as lost.
 */
const factsOf = ({ address, symbol, decimals, name }: TokenFacts): TokenFacts => ({
  ...{ address, symbol, decimals },
  ...(name !== undefined && { name }),
})

const slice = createSlice({
  name: 'pairs',
  initialState,
  reducers: {
    pairSaved(state, { payload }: PayloadAction<{ chainId: number; pair: SavedPair }>) {
      const { chainId, pair } = payload
      // trading 5: a pair is saved only if its tokens differ.
      if (sameAddress(pair[0].address, pair[1].address)) return
      const ofChain = (state[chainId] ??= {})
      ofChain[keyOf(pair)] = [factsOf(pair[0]), factsOf(pair[1])]
    },
  },
})

export const pairsReducer = slice.reducer
export const { pairSaved } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    pairs: PairsState
  }
}

export type WithPairs = Pick<AppState, 'pairs'>

const NONE: Record<string, SavedPair> = {}

/** Returns the saved pairs of a chain, by their keys. */
export const selectSavedPairs =
  (chainId: number) =>
  ({ pairs }: WithPairs): Record<string, SavedPair> =>
    pairs[chainId] ?? NONE

function tokenIn(stored: unknown): TokenFacts | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { address, symbol, decimals, name }: Partial<Record<string, unknown>> = { ...stored }
  if (typeof address !== 'string' || !isAddressText(address) || typeof symbol !== 'string') return null
  if (
    symbol.length > MAX_SYMBOL_LENGTH ||
    !Number.isInteger(decimals) ||
    Number(decimals) < 0 ||
    Number(decimals) > 255
  ) {
    return null
  }
  return {
    address,
    symbol: displaySymbol(symbol),
    decimals: Number(decimals),
    ...(typeof name === 'string' && { name }),
  }
}

function pairIn(stored: unknown): SavedPair | null {
  if (!Array.isArray(stored) || stored.length !== 2) return null
  const [a, b] = [tokenIn(stored[0]), tokenIn(stored[1])]
  return a && b && !sameAddress(a.address, b.address) ? [a, b] : null
}

function pairsIn(stored: unknown): Record<string, SavedPair> {
  if (typeof stored !== 'object' || stored === null) return {}
  const pairs = Object.values(stored)
    .slice(0, MAX_PAIRS)
    .flatMap((each) => {
      const pair = pairIn(each)
      return pair ? [pair] : []
    })
  return Object.fromEntries(pairs.map((pair) => [keyOf(pair), pair]))
}

/** Returns the saved pairs in stored data of any shape; invalid entries are dropped. */
export function readStoredPairs(stored: unknown): PairsState {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([chainId, pairs]) => (/^\d+$/.test(chainId) ? [[chainId, pairsIn(pairs)]] : [])),
  )
}
