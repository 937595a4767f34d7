import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '../../core/address'
import { NATIVE_ID } from '../../core/currencyId'
import type { AppState } from '../../state/appState'
import { expertModeSet } from '../user'

export type Field = 'input' | 'output'

export interface SwapState {
  /** The side the user types into; the other one is computed. */
  independentField: Field
  typedValue: string
  inputId: string | null
  outputId: string | null
  /** The text of the recipient field; null without the field. It is used in expert mode only. */
  recipient: string | null
  /** The address that the user confirmed in full for the name in the field. */
  confirmedAddress?: Address
  /** The last recipient that this session sent to after a review. */
  reviewedRecipient: Address | null
}

/** The part of the state that a link sets. */
export type Presets = Pick<SwapState, 'independentField' | 'typedValue' | 'inputId' | 'outputId'>

const initialState: SwapState = {
  independentField: 'input',
  typedValue: '',
  inputId: NATIVE_ID,
  outputId: null,
  recipient: null,
  reviewedRecipient: null,
}

const otherSide = (field: Field): Field => (field === 'input' ? 'output' : 'input')
const idOf = { input: 'inputId', output: 'outputId' } as const

const slice = createSlice({
  name: 'swap',
  initialState,
  reducers: {
    amountTyped(state, { payload }: PayloadAction<{ field: Field; typedValue: string }>) {
      state.independentField = payload.field
      state.typedValue = payload.typedValue
    },
    /** Selecting the currency of the other side swaps the sides (trading 4). */
    currencyChosen(state, { payload: { field, currencyId } }: PayloadAction<{ field: Field; currencyId: string }>) {
      const other = otherSide(field)
      if (currencyId.toLowerCase() === state[idOf[other]]?.toLowerCase()) {
        state.independentField = otherSide(state.independentField)
        state[idOf[other]] = state[idOf[field]]
      }
      state[idOf[field]] = currencyId
    },
    /** trading 4: swaps both currencies and flips the independent field. */
    sidesSwitched(state) {
      state.independentField = otherSide(state.independentField)
      ;[state.inputId, state.outputId] = [state.outputId, state.inputId]
    },
    /** Null removes the recipient field (trading 2.3 "- Remove send"). */
    recipientTyped(state, { payload }: PayloadAction<string | null>) {
      state.recipient = payload
      delete state.confirmedAddress
    },
    /** Null removes the confirmation. */
    recipientConfirmed(state, { payload }: PayloadAction<Address | null>) {
      if (payload === null) delete state.confirmedAddress
      else state.confirmedAddress = payload
    },
    /** A link sets the currencies and the amount, never the recipient (constants: QUERY_RECIPIENT_APPLIED). */
    presetsRead({ reviewedRecipient }, { payload }: PayloadAction<Partial<Presets>>) {
      return { ...initialState, ...payload, reviewedRecipient }
    },
    recipientReviewed(state, { payload }: PayloadAction<Address>) {
      state.reviewedRecipient = payload
    },
  },
  extraReducers: (builder) =>
    builder.addCase(expertModeSet, (state, { payload }) => {
      // trading 4: turning expert mode off removes the recipient.
      if (!payload) state.recipient = null
    }),
})

export const swapReducer = slice.reducer
export const {
  amountTyped,
  currencyChosen,
  sidesSwitched,
  recipientTyped,
  recipientConfirmed,
  recipientReviewed,
  presetsRead,
} = slice.actions

declare module '../../state/appState' {
  interface AppState {
    swap: SwapState
  }
}

export type WithSwap = Pick<AppState, 'swap'>

export const selectIndependentField = ({ swap }: WithSwap): Field => swap.independentField
export const selectTypedValue = ({ swap }: WithSwap): string => swap.typedValue
export const selectInputId = ({ swap }: WithSwap): string | null => swap.inputId
export const selectOutputId = ({ swap }: WithSwap): string | null => swap.outputId

/** Returns the last recipient that this session sent to after a review. */
export const selectReviewedRecipient = ({ swap }: WithSwap): Address | null => swap.reviewedRecipient

/** Returns the text of the recipient field; changes only when that text does. */
export const selectRecipientText = (state: WithSwap): string | null => state.swap.recipient

/** Returns the address that the user confirmed in full for the name in the recipient field. */
export const selectConfirmedAddress = (state: WithSwap): Address | undefined => state.swap.confirmedAddress
