import { flatten, unflatten, type StoredPart } from '../../core/storedPart'
import { MAX_FAVOURITES, MAX_RECENTS, newest, type ChosenTimes } from './chosen.rules'
import { isNewer } from './lists.rules'
import { UNKNOWN_LIST, type ChosenIds, type ListsState, type ListState } from './lists.slice'
import { readStoredLists } from './readLists'
import type { ListToken, TokenList } from './tokenList'

/**
 * Maximum number of stored characters of lists. A browser grants a site about five million in total. Long lists must
 * not displace data that cannot be fetched again: the transactions.
 */
const STORED_CHARACTERS = 1_500_000

const sizes = new WeakMap<TokenList, number>()

function sizeOf(list: TokenList | null): number {
  if (!list) return 0
  const size = sizes.get(list) ?? JSON.stringify(list).length
  sizes.set(list, size)
  return size
}

function trimmed(lists: ListsState): ListsState {
  let remaining = STORED_CHARACTERS
  const fitting = (list: TokenList | null): TokenList | null => {
    const size = sizeOf(list)
    if (size > remaining) return null
    remaining -= size
    return list
  }
  const isActive = ([url]: [string, ListState]) => lists.activeUrls.includes(url)
  const entries = Object.entries(lists.byUrl).toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)))
  const storable = new Map(
    entries.map(([url, { current, error }]) => [url, { ...UNKNOWN_LIST, current: fitting(current), error }]),
  )
  const byUrl = Object.fromEntries(Object.keys(lists.byUrl).map((url) => [url, storable.get(url) ?? UNKNOWN_LIST]))
  return { ...lists, byUrl }
}

let last: { lists: ListsState; stored: ListsState } | undefined

/**
 * Returns the persisted form of the lists: oversized lists and pending updates are fetched again after a reload.
 * Memoised: the same lists give the same object.
 */
function listsToStore(lists: ListsState): ListsState {
  if (last?.lists !== lists) last = { lists, stored: trimmed(lists) }
  return last.stored
}

const flags = (urls: readonly string[]) => Object.fromEntries(urls.map((url) => [url, true]))

/** Returns a list with the content that another tab stored; content that was omitted for its size remains. */
function withContent(known: ListState = UNKNOWN_LIST, current: TokenList | null): ListState {
  if (!current || current === known.current) return known
  const { pendingUpdate } = known
  const isPending = pendingUpdate && isNewer(pendingUpdate.version, current.version)
  return { ...known, current, pendingUpdate: isPending ? pendingUpdate : null }
}

/** Returns chosen ids within their limit: two tabs together may have chosen more. */
const bounded = (chosen: ChosenIds, most: number): ChosenIds =>
  Object.fromEntries(Object.entries(chosen).map(([chainId, times]) => [chainId, newest(times, most)]))

/** Defines the persistence of the lists: each list, each activation, each token and each chosen id is one field. */
export const storedLists: StoredPart<ListsState> = {
  read: readStoredLists,
  toStore: listsToStore,
  fieldsOf(state) {
    const { byUrl, activeUrls, ownUrls, customTokens, favourites, recents } = listsToStore(state)
    const contents = Object.fromEntries(Object.entries(byUrl).map(([url, { current }]) => [url, current]))
    return flatten({
      ...{ list: contents, active: flags(activeUrls), own: flags(ownUrls), token: flatten(customTokens) },
      ...{ favourite: flatten(favourites), recent: flatten(recents) },
    })
  },
  withFields(state, fields, times) {
    const { list = {}, active = {}, own = {}, token = {}, favourite = {}, recent = {} } = unflatten<unknown>(fields)
    const byUrl = Object.fromEntries(
      Object.entries(list).map(([url, current]) => [url, withContent(state.byUrl[url], current as TokenList | null)]),
    )
    const switchedOnMs = (url: string) => times[`active\n${url}`] ?? 0
    // In the order in which they were enabled, which determines whose tokens have priority.
    const activeUrls = [...new Set([...state.activeUrls, ...Object.keys(active)])]
      .filter((url) => active[url] !== undefined && byUrl[url])
      .toSorted((a, b) => switchedOnMs(a) - switchedOnMs(b))
    return {
      ...{ ...state, byUrl, activeUrls, ownUrls: Object.keys(own).filter((url) => byUrl[url]) },
      customTokens: unflatten(token as Record<string, ListToken>),
      favourites: bounded(unflatten(favourite as ChosenTimes), MAX_FAVOURITES),
      recents: bounded(unflatten(recent as ChosenTimes), MAX_RECENTS),
    }
  },
}
