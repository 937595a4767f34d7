import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Address, isAddressText } from '../../core/address'
import type { AppState } from '../../state/appState'
import { SETUP_STEPS, type SetupStep } from './profile.rules'

/** Token by its contract and id; the id is a decimal string. */
export interface ChosenToken {
  contract: Address
  tokenId: string
}

/** What an account has chosen in its set-up and is not on the chain yet. */
export interface SetupChoice {
  picture: ChosenToken | null
  teamId: number | null
  /** Text of the name field. */
  name: string
}

export interface ProfileState {
  /** By account; stored across visits until the profile is created. */
  setups: Record<string, SetupChoice>
  /** Step to which an account went in this visit. */
  steps: Record<string, SetupStep>
  /** Names that accounts took in this visit. */
  names: Record<string, string>
}

const NO_CHOICE: SetupChoice = { picture: null, teamId: null, name: '' }
const initialState: ProfileState = { setups: {}, steps: {}, names: {} }

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    setupChanged(state, { payload }: PayloadAction<{ account: string; change: Partial<SetupChoice> }>) {
      const { account, change } = payload
      state.setups[account] = { ...NO_CHOICE, ...state.setups[account], ...change }
    },
    stepChosen(state, { payload }: PayloadAction<{ account: string; step: SetupStep }>) {
      state.steps[payload.account] = payload.step
    },
    nameTaken(state, { payload }: PayloadAction<{ account: string; name: string }>) {
      state.names[payload.account] = payload.name
    },
    /** The profile is on the chain. */
    setupFinished(state, { payload }: PayloadAction<string>) {
      delete state.setups[payload]
      delete state.steps[payload]
    },
  },
})

export const profileReducer = slice.reducer
export const { setupChanged, stepChosen, nameTaken, setupFinished } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    profile: ProfileState
  }
}

type Select<Value> = (state: Pick<AppState, 'profile'>) => Value

/** Returns the selector of an account's choices. */
export const selectSetupOf =
  (account: string): Select<SetupChoice> =>
  ({ profile }) =>
    profile.setups[account] ?? NO_CHOICE

/** Returns the selector of the text in an account's name field. */
export const selectTypedNameOf =
  (account: string): Select<string> =>
  ({ profile }) =>
    profile.setups[account]?.name ?? ''

/** Returns the selector of the step to which an account went; null without one. */
export const selectStepOf =
  (account: string): Select<SetupStep | null> =>
  ({ profile }) =>
    profile.steps[account] ?? null

/** Returns the selector of the name that an account took in this visit; null without one. */
export const selectTakenNameOf =
  (account: string): Select<string | null> =>
  ({ profile }) =>
    profile.names[account] ?? null

/** Returns the step before or after another one; null beyond the ends. */
export const stepBeside = (step: SetupStep, distance: 1 | -1): SetupStep | null =>
  SETUP_STEPS[SETUP_STEPS.indexOf(step) + distance] ?? null

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MOST_NAME_CHARACTERS = 64

function readPicture(stored: unknown): ChosenToken | null {
  if (!isRecord(stored)) return null
  const { contract, tokenId } = stored
  if (typeof contract !== 'string' || !isAddressText(contract)) return null
  return typeof tokenId === 'string' && /^\d{1,78}$/.test(tokenId) ? { contract, tokenId } : null
}

function readSetup(stored: unknown): SetupChoice {
  if (!isRecord(stored)) return NO_CHOICE
  const { picture, teamId, name } = stored
  return {
    picture: readPicture(picture),
    teamId: typeof teamId === 'number' && Number.isSafeInteger(teamId) && teamId > 0 ? teamId : null,
    name: typeof name === 'string' ? name.slice(0, MOST_NAME_CHARACTERS) : '',
  }
}

/** Reads the stored choices from stored data of any shape. */
export function readStoredProfile(stored: unknown): ProfileState {
  const setups = isRecord(stored) && isRecord(stored['setups']) ? stored['setups'] : {}
  const valid = Object.entries(setups).filter(([account]) => isAddressText(account))
  return { ...initialState, setups: Object.fromEntries(valid.map(([account, setup]) => [account, readSetup(setup)])) }
}
