import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BurnField } from './remove/remove.rules'

/** What was typed or slid on the remove screen (trading 3 "Burn state"). */
export interface BurnState {
  independentField: BurnField
  typedValue: string
}

const initialState: BurnState = { independentField: 'percent', typedValue: '0' }

const slice = createSlice({
  name: 'burn',
  initialState,
  reducers: {
    removalTyped: (_state, { payload }: PayloadAction<{ field: BurnField; typedValue: string }>) => ({
      independentField: payload.field,
      typedValue: payload.typedValue,
    }),
    removalCleared: () => initialState,
  },
})

export const burnReducer = slice.reducer
export const { removalTyped, removalCleared } = slice.actions

export interface WithBurn {
  burn: BurnState
}

/** Answers what stands on the remove screen. */
export const selectBurn = (state: WithBurn): BurnState => state.burn
