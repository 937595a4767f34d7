import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listChoiceEvents, readListChoices, type ListChoices } from '../../core/listChoices'
import type { AppState } from '../../state/appState'

/** constants: SORTS; the first is the order of the deployment. */
export const FARM_SORTS = ['hot', 'apr', 'multiplier', 'earned', 'liquidity'] as const
export type FarmSort = (typeof FARM_SORTS)[number]

/** The user's choices for the list of farms, and the account whose data is loaded (yield 3 "Farm user data"). */
export interface FarmsState extends ListChoices<FarmSort> {
  /** The account whose data is loaded; null until it is read. */
  userDataOf: string | null
}

const initialState: FarmsState = { ...readListChoices(undefined, FARM_SORTS), userDataOf: null }

const slice = createSlice({
  name: 'farms',
  initialState,
  reducers: {
    ...listChoiceEvents<FarmSort>(),
    /** Marks the data of an account as loaded (yield 4.6.1). */
    userDataLoaded(state, { payload }: PayloadAction<string | null>) {
      state.userDataOf = payload
    },
  },
})

export const farmsReducer = slice.reducer
export const { viewChosen, stakedOnlySet, sortChosen, userDataLoaded } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    farms: FarmsState
  }
}

export type WithFarms = Pick<AppState, 'farms'>

export const selectView = ({ farms }: WithFarms): FarmsState['view'] => farms.view
export const selectSort = ({ farms }: WithFarms): FarmSort => farms.sort
export const selectIsStakedOnly = ({ farms }: WithFarms): boolean => farms.isStakedOnly

/** Returns the account whose data is loaded; null until it is read. */
export const selectUserDataOf = ({ farms }: WithFarms): string | null => farms.userDataOf

/** Reads the choices from stored data of any shape. */
export const readStoredFarms = (stored: unknown): FarmsState => ({
  ...readListChoices(stored, FARM_SORTS),
  userDataOf: null,
})
