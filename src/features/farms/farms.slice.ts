import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { listChoiceEvents, readListChoices, type ListChoices } from '../../core/listChoices'

/** constants: SORTS; the first is the order of the deployment. */
export const FARM_SORTS = ['hot', 'apr', 'multiplier', 'earned', 'liquidity'] as const
export type FarmSort = (typeof FARM_SORTS)[number]

/** How the farms are looked at, and whether what an account has in them is known (yield 3 "Farm user data"). */
export interface FarmsState extends ListChoices<FarmSort> {
  /** The account whose data is on the page; null until it is read. */
  userDataOf: string | null
}

const initialState: FarmsState = { ...readListChoices(undefined, FARM_SORTS), userDataOf: null }

const slice = createSlice({
  name: 'farms',
  initialState,
  reducers: {
    ...listChoiceEvents<FarmSort>(),
    /** yield 4: user data fill marks user data loaded. */
    userDataLoaded(state, { payload }: PayloadAction<string | null>) {
      state.userDataOf = payload
    },
  },
})

export const farmsReducer = slice.reducer
export const { viewChosen, stakedOnlySet, sortChosen, userDataLoaded } = slice.actions

export interface WithFarms {
  farms: FarmsState
}

/** Answers how the farms are looked at. */
export const selectFarms = (state: WithFarms): FarmsState => state.farms

/** Returns the choices in stored data of any shape. */
export const readStoredFarms = (stored: unknown): FarmsState => ({
  ...readListChoices(stored, FARM_SORTS),
  userDataOf: null,
})
