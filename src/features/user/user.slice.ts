import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { derived } from '../../core/derived'
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

/** The slippage that swaps of one token need, which takes a part of each transfer. */
export interface TokenSlippage {
  symbol: string
  slippageBps: number
}

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
  /** What was taken over for single tokens in this visit, by address in lower case; never stored. */
  tokenSlippages: Record<string, TokenSlippage>
  /** The one of these that holds while its token is traded, in place of the general slippage. */
  tokenSlippage: TokenSlippage | null
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
  tokenSlippages: {},
  tokenSlippage: null,
}

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    slippageChosen(state, { payload }: PayloadAction<number>) {
      if (!isSlippage(payload)) throw new Error('Unexpected slippage value')
      state.slippageBps = payload
      // What is chosen for all tokens holds for all of them.
      state.tokenSlippages = {}
      state.tokenSlippage = null
    },
    tokenSlippageTaken(state, { payload: { address, ...own } }: PayloadAction<TokenSlippage & { address: string }>) {
      state.tokenSlippages[address.toLowerCase()] = own
      state.tokenSlippage = own
    },
    /** Notes the tokens that a swap is entered for; of two slippages of their own the higher one holds. */
    tokensTraded(state, { payload: ids }: PayloadAction<readonly (string | null)[]>) {
      const own = ids.flatMap((id) => state.tokenSlippages[id?.toLowerCase() ?? ''] ?? [])
      state.tokenSlippage = own.toSorted((one, other) => other.slippageBps - one.slippageBps)[0] ?? null
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
  tokenSlippageTaken,
  tokensTraded,
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

/** Returns everything the person chose, as it is stored. */
export const selectGeneralUser = (state: WithUser): UserState => state.user

/** Returns everything that holds now: what the person chose, with the slippage of the token that is traded. */
export const selectUser = derived([selectGeneralUser], (user) =>
  user.tokenSlippage ? { ...user, slippageBps: user.tokenSlippage.slippageBps } : user,
)

const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Theme[]

/** Returns the settings in stored data of any shape: each field that makes sense is kept, the rest is default. */
export function readStoredUser(stored: unknown): UserState {
  const fields: Partial<Record<keyof UserState, unknown>> = typeof stored === 'object' && stored !== null ? stored : {}
  const { slippageBps, deadlineSeconds, isExpert, isSingleHopOnly, isAudioOn, theme, recentRecipients, ownNode } =
    fields
  return {
    ...initialState,
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
