import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppState } from '../../state/appState'
import type { BurnField } from './remove/remove.rules'

/** The input of the remove screen, typed or set with the slider (trading 3 "Burn state"). */
export interface TypedRemoval {
  independentField: BurnField
  typedValue: string
}

export interface BurnState {
  typed: TypedRemoval
}

const initialState: BurnState = { typed: { independentField: 'percent', typedValue: '0' } }

const slice = createSlice({
  name: 'burn',
  initialState,
  reducers: {
    removalTyped: (_state, { payload }: PayloadAction<{ field: BurnField; typedValue: string }>) => ({
      typed: { independentField: payload.field, typedValue: payload.typedValue },
    }),
    removalCleared: () => initialState,
  },
})

export const burnReducer = slice.reducer
export const { removalTyped, removalCleared } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    burn: BurnState
  }
}

export type WithBurn = Pick<AppState, 'burn'>

/** Returns the input of the remove screen; each input is a new object, even with the same text. */
export const selectTypedRemoval = ({ burn }: WithBurn): TypedRemoval => burn.typed
