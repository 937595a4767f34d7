import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listChoiceEvents, readListChoices, type ListChoices } from '../../core/listChoices'

/** yield 2 */
export const POOL_SORTS = ['hot', 'apr', 'earned', 'totalStaked'] as const

export type PoolSort = (typeof POOL_SORTS)[number]

/** How a person looks at the pools; all but the words looked for is kept from visit to visit (yield 2). */
export interface PoolsState extends ListChoices<PoolSort> {
  query: string
}

const slice = createSlice({
  name: 'pools',
  initialState: readStoredPools(null),
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

/** Answers what is kept of it for the next visit. */
export const poolsToStore = ({ view, isStakedOnly, sort }: PoolsState): ListChoices<PoolSort> => ({
  ...{ view, isStakedOnly, sort },
})

/** Answers the state in stored data of any shape: what makes sense is kept, the rest is default. */
export function readStoredPools(stored: unknown): PoolsState {
  return { ...readListChoices(stored, POOL_SORTS), query: '' }
}
