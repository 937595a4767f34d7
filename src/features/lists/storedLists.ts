import { isAddressText } from '../../core/address'
import { flatten, unflatten, type StoredPart } from '../../core/storedPart'
import { isNewer } from './lists.rules'
import { defaultUrls, initialLists, UNKNOWN_LIST, type ListsState, type ListState } from './lists.slice'
import type { ListToken, TokenList } from './tokenList'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isMissingOrText = (value: unknown): boolean => value === undefined || typeof value === 'string'

function isToken(value: unknown): value is ListToken {
  if (!isFields(value)) return false
  const { chainId, address, symbol, name, decimals, logoURI } = value
  return (
    isCount(chainId) &&
    typeof address === 'string' &&
    isAddressText(address) &&
    typeof symbol === 'string' &&
    typeof name === 'string' &&
    isCount(decimals) &&
    isMissingOrText(logoURI)
  )
}

function isList(value: unknown): value is TokenList {
  if (!isFields(value) || !isFields(value['version']) || !Array.isArray(value['tokens'])) return false
  const { major, minor, patch } = value['version']
  return (
    typeof value['name'] === 'string' &&
    typeof value['timestamp'] === 'string' &&
    isMissingOrText(value['logoURI']) &&
    [major, minor, patch].every(isCount) &&
    value['tokens'].every(isToken)
  )
}

function readListState(value: unknown): ListState {
  if (!isFields(value)) return UNKNOWN_LIST
  const { current, error } = value
  return { ...UNKNOWN_LIST, current: isList(current) ? current : null, error: typeof error === 'string' ? error : null }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

function readCustomTokens(value: unknown): ListsState['customTokens'] {
  if (!isFields(value)) return {}
  const chains = Object.entries(value).map(([chain, tokens]) => {
    const kept = Object.entries(isFields(tokens) ? tokens : {}).filter(
      ([key, token]) => isToken(token) && String(token.chainId) === chain && token.address.toLowerCase() === key,
    )
    return [chain, Object.fromEntries(kept)]
  })
  return Object.fromEntries(chains) as ListsState['customTokens']
}

/**
 * Returns stored lists without those that an older deployment named, this one does not, and the person did not add.
 * Data of any shape is taken.
 */
export function withoutRetired(stored: unknown): unknown {
  if (!isFields(stored) || !isFields(stored['byUrl'])) return stored
  const [seen, own] = [textsIn(stored['lastInitializedDefaultUrls']), textsIn(stored['ownUrls'])]
  const isRetired = (url: string) => seen.includes(url) && !defaultUrls.includes(url) && !own.includes(url)
  const { byUrl, activeUrls } = stored
  return {
    ...stored,
    byUrl: Object.fromEntries(Object.entries(byUrl).filter(([url]) => !isRetired(url))),
    ...(Array.isArray(activeUrls) && { activeUrls: activeUrls.filter((url) => !isRetired(String(url))) }),
  }
}

/**
 * Returns the lists in stored data of any shape: what makes sense stays, a request that was under way and lists that are
 * retired go, and lists that the deployment names since then are added.
 */
function readStoredLists(from: unknown): ListsState {
  const stored = withoutRetired(from)
  if (!isFields(stored) || !isFields(stored['byUrl'])) return initialLists
  const [seen, own] = [textsIn(stored['lastInitializedDefaultUrls']), textsIn(stored['ownUrls'])]
  const known = Object.entries(stored['byUrl']).map(([url, state]) => [url, readListState(state)] as const)
  const fresh = defaultUrls.filter((url) => !seen.includes(url)).map((url) => [url, UNKNOWN_LIST] as const)
  const byUrl = Object.fromEntries([...fresh, ...known])
  const active = new Set(textsIn(stored['activeUrls']).filter((url) => byUrl[url]))
  return {
    byUrl,
    activeUrls: [...active],
    // Up to version 2 it was not stored who added a list: the person, where no deployment named it.
    ownUrls: known.map(([url]) => url).filter((url) => own.includes(url) || !seen.includes(url)),
    lastInitializedDefaultUrls: [...defaultUrls],
    customTokens: readCustomTokens(stored['customTokens']),
  }
}

/**
 * Characters of lists that are stored at the most. A browser gives about five million to everything a site keeps, and a
 * long list must not take the place of what a person cannot fetch again: the transactions.
 */
const STORED_CHARACTERS = 1_500_000

const sizes = new WeakMap<TokenList, number>()

function sizeOf(list: TokenList | null): number {
  if (!list) return 0
  const size = sizes.get(list) ?? JSON.stringify(list).length
  sizes.set(list, size)
  return size
}

function lean(lists: ListsState): ListsState {
  let left = STORED_CHARACTERS
  const keep = (list: TokenList | null): TokenList | null => {
    const size = sizeOf(list)
    if (size > left) return null
    left -= size
    return list
  }
  const isActive = ([url]: [string, ListState]) => lists.activeUrls.includes(url)
  const entries = Object.entries(lists.byUrl).toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)))
  const kept = new Map(
    entries.map(([url, { current, error }]) => [url, { ...UNKNOWN_LIST, current: keep(current), error }]),
  )
  const byUrl = Object.fromEntries(Object.keys(lists.byUrl).map((url) => [url, kept.get(url) ?? UNKNOWN_LIST]))
  return { ...lists, byUrl }
}

let last: { lists: ListsState; stored: ListsState } | undefined

/**
 * Returns what of the lists is to be stored: lists too long for it, and updates that wait, are fetched again after a
 * reload. The same lists give the same answer.
 */
function listsToStore(lists: ListsState): ListsState {
  if (last?.lists !== lists) last = { lists, stored: lean(lists) }
  return last.stored
}

const flags = (urls: readonly string[]) => Object.fromEntries(urls.map((url) => [url, true]))

/** Returns a list with the content that another tab stored; content that is too long to be stored is not missing. */
function withContent(known: ListState = UNKNOWN_LIST, current: TokenList | null): ListState {
  if (!current || current === known.current) return known
  const { pendingUpdate } = known
  const isPending = pendingUpdate && isNewer(pendingUpdate.version, current.version)
  return { ...known, current, pendingUpdate: isPending ? pendingUpdate : null }
}

/** How the lists are stored: each list, each switch and each token by itself. */
export const storedLists: StoredPart<ListsState> = {
  read: readStoredLists,
  toStore: listsToStore,
  fieldsOf(state) {
    const { byUrl, activeUrls, ownUrls, customTokens } = listsToStore(state)
    const contents = Object.fromEntries(Object.entries(byUrl).map(([url, { current }]) => [url, current]))
    return flatten({ list: contents, active: flags(activeUrls), own: flags(ownUrls), token: flatten(customTokens) })
  },
  withFields(state, fields, times) {
    const { list = {}, active = {}, own = {}, token = {} } = unflatten<TokenList | null>(fields)
    const byUrl = Object.fromEntries(
      Object.entries(list).map(([url, current]) => [url, withContent(state.byUrl[url], current)]),
    )
    const switchedOnMs = (url: string) => times[`active\n${url}`] ?? 0
    // In the order in which they were switched on, which decides whose tokens win.
    const activeUrls = [...new Set([...state.activeUrls, ...Object.keys(active)])]
      .filter((url) => active[url] !== undefined && byUrl[url])
      .toSorted((a, b) => switchedOnMs(a) - switchedOnMs(b))
    return {
      ...{ ...state, byUrl, activeUrls, ownUrls: Object.keys(own).filter((url) => byUrl[url]) },
      customTokens: unflatten(token),
    }
  },
}
