import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import type { AppState } from '../../state/appState'
import type { ChosenTimes } from './chosen.rules'
import { isNewer } from './lists.rules'
import type { ListToken, TokenList } from './tokenList'

/** State of one list (trading 3 "Token list"). */
export interface ListState {
  current: TokenList | null
  /** A newer version that the user has not accepted yet (trading 4 "Token list"). */
  pendingUpdate: TokenList | null
  loadingRequestId: string | null
  error: string | null
}

/** Chosen currencies by chain. */
export type ChosenIds = Record<number, ChosenTimes>

export interface ListsState {
  byUrl: Record<string, ListState>
  activeUrls: string[]
  /** Lists that the user added; they remain when a later deployment does not name them. */
  ownUrls: string[]
  /** The deployment's lists at the last start: a list that the user removed is not added again. */
  lastInitializedDefaultUrls: string[]
  /** Tokens that the user added, by chain and lower-case address. */
  customTokens: Record<number, Record<string, ListToken>>
  /** Currencies that the picker shows first (trading 2.7.12). */
  favourites: ChosenIds
  recents: ChosenIds
}

export const UNKNOWN_LIST: ListState = { current: null, pendingUpdate: null, loadingRequestId: null, error: null }

/** Lists that the deployment names, most trusted first. */
export const defaultUrls: readonly string[] = [deployment.services['tokenLists'] ?? []].flat()

/** Initial state: the deployment's lists are known, none is active (constants: ACTIVE_LISTS_BY_DEFAULT). */
export const initialLists: ListsState = {
  byUrl: Object.fromEntries(defaultUrls.map((url) => [url, UNKNOWN_LIST])),
  activeUrls: [],
  ownUrls: [],
  lastInitializedDefaultUrls: [...defaultUrls],
  customTokens: {},
  favourites: {},
  recents: {},
}

interface Imported {
  url: string
  list: TokenList
}

interface Chosen {
  kind: 'favourites' | 'recents'
  chainId: number
  times: ChosenTimes
}

interface Request {
  url: string
  requestId: string
}

const slice = createSlice({
  name: 'lists',
  initialState: initialLists,
  reducers: {
    listFetchStarted({ byUrl }, { payload }: PayloadAction<Request>) {
      byUrl[payload.url] = { ...(byUrl[payload.url] ?? UNKNOWN_LIST), loadingRequestId: payload.requestId, error: null }
    },
    listFetchFulfilled({ byUrl }, { payload }: PayloadAction<Request & { list: TokenList }>) {
      const known = byUrl[payload.url]
      if (known?.loadingRequestId !== payload.requestId) return
      known.loadingRequestId = null
      if (!known.current) known.current = payload.list
      else if (isNewer(payload.list.version, known.current.version)) known.pendingUpdate = payload.list
    },
    listFetchRejected({ byUrl }, { payload }: PayloadAction<Request & { error: string }>) {
      const known = byUrl[payload.url]
      if (known?.loadingRequestId !== payload.requestId) return
      known.loadingRequestId = null
      known.error = payload.error
    },
    /** Imports a list as displayed to the user, and enables it (trading 4 "Import list"). */
    listImported({ byUrl, activeUrls, ownUrls }, { payload: { url, list } }: PayloadAction<Imported>) {
      byUrl[url] = { ...UNKNOWN_LIST, current: list }
      for (const urls of [activeUrls, ownUrls]) if (!urls.includes(url)) urls.push(url)
    },
    listRemoved(state, { payload: url }: PayloadAction<string>) {
      delete state.byUrl[url]
      state.activeUrls = state.activeUrls.filter((active) => active !== url)
      state.ownUrls = state.ownUrls.filter((own) => own !== url)
    },
    listEnabled({ byUrl, activeUrls }, { payload: url }: PayloadAction<string>) {
      if (!byUrl[url]) throw new Error('Enabled a list that is not known')
      if (!activeUrls.includes(url)) activeUrls.push(url)
    },
    listDisabled(state, { payload: url }: PayloadAction<string>) {
      state.activeUrls = state.activeUrls.filter((active) => active !== url)
    },
    updateAccepted({ byUrl }, { payload: url }: PayloadAction<string>) {
      const known = byUrl[url]
      if (!known?.pendingUpdate) throw new Error('Accepted an update of a list that has none')
      known.current = known.pendingUpdate
      known.pendingUpdate = null
    },
    customTokenAdded({ customTokens }, { payload: token }: PayloadAction<ListToken>) {
      const ofChain = (customTokens[token.chainId] ??= {})
      ofChain[token.address.toLowerCase()] = token
    },
    customTokenRemoved({ customTokens }, { payload }: PayloadAction<{ chainId: number; address: Address }>) {
      delete customTokens[payload.chainId]?.[payload.address.toLowerCase()]
    },
    customTokensCleared({ customTokens }, { payload }: PayloadAction<{ chainId: number }>) {
      delete customTokens[payload.chainId]
    },
    chosenReplaced(state, { payload: { kind, chainId, times } }: PayloadAction<Chosen>) {
      state[kind][chainId] = times
    },
  },
})

export const listsReducer = slice.reducer
export const { listFetchStarted, listFetchFulfilled, listFetchRejected } = slice.actions
export const { listImported, listRemoved, listEnabled, listDisabled, updateAccepted } = slice.actions
export const { customTokenAdded, customTokenRemoved, customTokensCleared, chosenReplaced } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    lists: ListsState
  }
}

export type WithLists = Pick<AppState, 'lists'>

/** Returns the known lists, with or without content, by their locations. */
export const selectListsByUrl = ({ lists }: WithLists): ListsState['byUrl'] => lists.byUrl

/** Returns the locations of the lists whose tokens are selectable. */
export const selectActiveUrls = ({ lists }: WithLists): ListsState['activeUrls'] => lists.activeUrls

const NONE: Record<string, ListToken> = {}

/** Returns the tokens that the user added on the deployment's chain, by lower-case address. */
export const selectCustomTokens = (state: WithLists): Record<string, ListToken> =>
  state.lists.customTokens[deployment.chainId] ?? NONE
