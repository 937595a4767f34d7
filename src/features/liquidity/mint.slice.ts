import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppState } from '../../state/appState'

export type MintField = 'currencyA' | 'currencyB'

/** The input of the add screen (trading 3 "Mint state"). */
export interface MintState {
  independentField: MintField
  typedValue: string
  /** The text of the other field, used only while no pool sets a price. */
  otherTypedValue: string
}

const initialState: MintState = { independentField: 'currencyA', typedValue: '', otherTypedValue: '' }

const slice = createSlice({
  name: 'mint',
  initialState,
  reducers: {
    /** While no pool sets a price both fields are free, and typing in one keeps the text of the other (trading 4). */
    amountTyped(state, { payload }: PayloadAction<{ field: MintField; typedValue: string; isFree: boolean }>) {
      const { field, typedValue, isFree } = payload
      if (!isFree) state.otherTypedValue = ''
      else if (field !== state.independentField) state.otherTypedValue = state.typedValue
      state.independentField = field
      state.typedValue = typedValue
    },
    sidesSwitched(state) {
      state.independentField = state.independentField === 'currencyA' ? 'currencyB' : 'currencyA'
    },
    amountsCleared: () => initialState,
  },
})

export const mintReducer = slice.reducer
export const { amountTyped, sidesSwitched, amountsCleared } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    mint: MintState
  }
}

export type WithMint = Pick<AppState, 'mint'>

export const selectIndependentField = ({ mint }: WithMint): MintField => mint.independentField
export const selectTypedValue = ({ mint }: WithMint): string => mint.typedValue
export const selectOtherTypedValue = ({ mint }: WithMint): string => mint.otherTypedValue
