import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { flatPart } from '../../core/storedPart'
import type { Theme } from '../../ui/theme'
import {
  DEFAULT_DEADLINE_SECONDS,
  DEFAULT_SLIPPAGE_BPS,
  isDeadline,
  isNodeUrl,
  isSlippage,
  readRecipients,
  withRecipient,
} from './user.rules'

/** What a person chose (trading 3 "User settings"). */
export interface UserState {
  slippageBps: number
  deadlineSeconds: number
  /** True for who may send to others, swap at any price impact and skip the confirmation (trading 4 "Expert mode"). */
  isExpert: boolean
  /** True when routes over more than one pair are not wanted. */
  isSingleHopOnly: boolean
  /** Short sounds for what was chosen (trading 2.7). */
  isAudioOn: boolean
  theme: Theme
  /** Addresses that were sent to from here, with their checksums, the newest first. */
  recentRecipients: readonly string[]
  /** The only node that is asked; null for those of the deployment. */
  ownNode: string | null
}

const initialState: UserState = {
  slippageBps: DEFAULT_SLIPPAGE_BPS,
  deadlineSeconds: DEFAULT_DEADLINE_SECONDS,
  isExpert: false,
  isSingleHopOnly: false,
  isAudioOn: true,
  theme: 'system',
  recentRecipients: [],
  ownNode: null,
}

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    slippageChosen(state, { payload }: PayloadAction<number>) {
      if (!isSlippage(payload)) throw new Error('Unexpected slippage value')
      state.slippageBps = payload
    },
    deadlineChosen(state, { payload }: PayloadAction<number>) {
      if (!isDeadline(payload)) throw new Error('Unexpected deadline value')
      state.deadlineSeconds = payload
    },
    expertModeSet(state, { payload }: PayloadAction<boolean>) {
      state.isExpert = payload
    },
    singleHopToggled(state) {
      state.isSingleHopOnly = !state.isSingleHopOnly
    },
    audioToggled(state) {
      state.isAudioOn = !state.isAudioOn
    },
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload
    },
    recipientUsed(state, { payload }: PayloadAction<string>) {
      state.recentRecipients = withRecipient(state.recentRecipients, payload)
    },
    ownNodeChosen(state, { payload }: PayloadAction<string | null>) {
      state.ownNode = payload
    },
  },
})

export const userReducer = slice.reducer
export const {
  slippageChosen,
  deadlineChosen,
  expertModeSet,
  singleHopToggled,
  audioToggled,
  themeChosen,
  recipientUsed,
  ownNodeChosen,
} = slice.actions

export interface WithUser {
  user: UserState
}

/** Answers everything the person chose. */
export const selectUser = (state: WithUser): UserState => state.user

const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Theme[]

/** Returns the settings in stored data of any shape: each field that makes sense is kept, the rest is default. */
function readStoredUser(stored: unknown): UserState {
  const fields: Partial<Record<keyof UserState, unknown>> = typeof stored === 'object' && stored !== null ? stored : {}
  const { slippageBps, deadlineSeconds, isExpert, isSingleHopOnly, isAudioOn, theme, recentRecipients, ownNode } =
    fields
  return {
    slippageBps: isSlippage(slippageBps) ? slippageBps : initialState.slippageBps,
    deadlineSeconds: isDeadline(deadlineSeconds) ? deadlineSeconds : initialState.deadlineSeconds,
    isExpert: isExpert === true,
    isSingleHopOnly: isSingleHopOnly === true,
    isAudioOn: isAudioOn !== false,
    theme: THEMES.includes(theme) ? (theme as Theme) : initialState.theme,
    recentRecipients: readRecipients(recentRecipients),
    ownNode: isNodeUrl(ownNode) ? ownNode : null,
  }
}

/** How the settings are stored: each by itself. */
export const storedUser = flatPart(readStoredUser, Object.keys(initialState) as (keyof UserState)[])
