import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listChoiceEvents, readListChoices, type ListChoices } from '../../core/listChoices'

/** yield 2 */
export const POOL_SORTS = ['hot', 'apr', 'earned', 'totalStaked'] as const

export type PoolSort = (typeof POOL_SORTS)[number]

/** How a person looks at the pools; all but the words looked for is kept from visit to visit (yield 2). */
export interface PoolsState extends ListChoices<PoolSort> {
  query: string
}

const initialState: PoolsState = { ...readListChoices(undefined, POOL_SORTS), query: '' }

const slice = createSlice({
  name: 'pools',
  initialState,
  reducers: {
    ...listChoiceEvents<PoolSort>(),
    searched(state, { payload }: PayloadAction<string>) {
      state.query = payload
    },
  },
})

export const poolsReducer = slice.reducer
export const { viewChosen, stakedOnlySet, sortChosen, searched } = slice.actions

export interface WithPools {
  pools: PoolsState
}

/** Answers how the person looks at the pools. */
export const selectPools = (state: WithPools): PoolsState => state.pools

/** Returns the choices in stored data of any shape. */
export const readStoredPools = (stored: unknown): PoolsState => ({ ...readListChoices(stored, POOL_SORTS), query: '' })
