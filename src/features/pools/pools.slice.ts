import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listChoiceEvents, readListChoices, type ListChoices } from '../../core/listChoices'
import type { AppState } from '../../state/appState'

/** yield 2 */
export const POOL_SORTS = ['hot', 'apr', 'earned', 'totalStaked'] as const

export type PoolSort = (typeof POOL_SORTS)[number]

/** The user's choices for the list of pools; all but the search text are stored between visits (yield 2). */
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

declare module '../../state/appState' {
  interface AppState {
    pools: PoolsState
  }
}

export type WithPools = Pick<AppState, 'pools'>

export const selectView = ({ pools }: WithPools): PoolsState['view'] => pools.view
export const selectSort = ({ pools }: WithPools): PoolSort => pools.sort
export const selectIsStakedOnly = ({ pools }: WithPools): boolean => pools.isStakedOnly
export const selectQuery = ({ pools }: WithPools): string => pools.query

/** Reads the choices from stored data of any shape. */
export const readStoredPools = (stored: unknown): PoolsState => ({ ...readListChoices(stored, POOL_SORTS), query: '' })
