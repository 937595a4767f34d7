import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BurnField } from './remove/remove.rules'

/** The input of the remove screen, typed or set with the slider (trading 3 "Burn state"). */
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

/** Returns the input of the remove screen. */
export const selectBurn = (state: WithBurn): BurnState => state.burn
