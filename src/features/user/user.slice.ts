import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '../../core/address'
import type { AppState } from '../../state/appState'
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

/** Slippage for swaps of one token that takes a fee on transfers. */
export interface TokenSlippage {
  symbol: string
  slippageBps: number
}

/** What an approval covers: the amount of the write, or any amount. */
export type ApprovalAmount = 'exact' | 'unlimited'

/** The user's settings (trading 3 "User settings"). */
export interface UserState {
  slippageBps: number
  deadlineSeconds: number
  /** Permits sending to other recipients, any price impact and skipping the confirmation (trading 4 "Expert mode"). */
  isExpert: boolean
  /** Restricts routes to a single pair. */
  isSingleHopOnly: boolean
  /** Approves only the amount of a write; otherwise without limit, the default (trading 7.1.3). */
  approvesExactly: boolean
  /** Plays a short sound when a token is chosen or a swap is sent (trading 2.7). */
  isAudioOn: boolean
  theme: Theme
  /** Recent recipients with checksums, newest first. */
  recentRecipients: readonly Address[]
  /** The only node in use; null for the deployment's nodes. */
  ownNode: string | null
  /** Accepted slippages of single tokens in this session, by lower-case address; never stored. */
  tokenSlippages: Record<string, TokenSlippage>
  /** The one that applies while its token is traded, in place of the general slippage. */
  tokenSlippage: TokenSlippage | null
}

const initialState: UserState = {
  slippageBps: DEFAULT_SLIPPAGE_BPS,
  deadlineSeconds: DEFAULT_DEADLINE_SECONDS,
  isExpert: false,
  isSingleHopOnly: false,
  approvesExactly: false,
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
      // A general choice replaces those for single tokens.
      state.tokenSlippages = {}
      state.tokenSlippage = null
    },
    tokenSlippageApplied(state, { payload: { address, ...own } }: PayloadAction<TokenSlippage & { address: Address }>) {
      state.tokenSlippages[address.toLowerCase()] = own
      state.tokenSlippage = own
    },
    /** Records the tokens of the entered swap; of two token slippages the higher one applies. */
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
    approvalAmountChosen(state, { payload }: PayloadAction<ApprovalAmount>) {
      state.approvesExactly = payload === 'exact'
    },
    audioToggled(state) {
      state.isAudioOn = !state.isAudioOn
    },
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload
    },
    recipientUsed(state, { payload }: PayloadAction<Address>) {
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
  tokenSlippageApplied,
  tokensTraded,
  deadlineChosen,
  expertModeSet,
  singleHopToggled,
  approvalAmountChosen,
  audioToggled,
  themeChosen,
  recipientUsed,
  ownNodeChosen,
} = slice.actions

declare module '../../state/appState' {
  interface AppState {
    user: UserState
  }
}

export type WithUser = Pick<AppState, 'user'>

/** Returns the slippage tolerance in effect: that of the traded token, else the general one (trading 2.3). */
export const selectSlippageBps = ({ user }: WithUser): number => user.tokenSlippage?.slippageBps ?? user.slippageBps

/** Returns the slippage tolerance in effect for a single token; null while the general one applies. */
export const selectTokenSlippage = ({ user }: WithUser): TokenSlippage | null => user.tokenSlippage

export const selectGeneralSlippageBps = ({ user }: WithUser): number => user.slippageBps
export const selectDeadlineSeconds = ({ user }: WithUser): number => user.deadlineSeconds
export const selectIsExpert = ({ user }: WithUser): boolean => user.isExpert
export const selectIsSingleHopOnly = ({ user }: WithUser): boolean => user.isSingleHopOnly
export const selectApprovesExactly = ({ user }: WithUser): boolean => user.approvesExactly
export const selectIsAudioOn = ({ user }: WithUser): boolean => user.isAudioOn
export const selectTheme = ({ user }: WithUser): Theme => user.theme
export const selectOwnNode = ({ user }: WithUser): string | null => user.ownNode
export const selectRecentRecipients = ({ user }: WithUser): readonly Address[] => user.recentRecipients

const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Theme[]

/** Parses the settings from stored data of any shape; an invalid field gets its default. */
export function readStoredUser(stored: unknown): UserState {
  const fields: Partial<Record<keyof UserState, unknown>> = typeof stored === 'object' && stored !== null ? stored : {}
  const { slippageBps, deadlineSeconds, isExpert, isSingleHopOnly, isAudioOn, theme, recentRecipients, ownNode } =
    fields
  const { approvesExactly } = fields
  return {
    ...initialState,
    slippageBps: isSlippage(slippageBps) ? slippageBps : initialState.slippageBps,
    deadlineSeconds: isDeadline(deadlineSeconds) ? deadlineSeconds : initialState.deadlineSeconds,
    isExpert: isExpert === true,
    isSingleHopOnly: isSingleHopOnly === true,
    approvesExactly: approvesExactly === true,
    isAudioOn: isAudioOn !== false,
    theme: THEMES.includes(theme) ? (theme as Theme) : initialState.theme,
    recentRecipients: readRecipients(recentRecipients),
    ownNode: isNodeUrl(ownNode) ? ownNode : null,
  }
}
