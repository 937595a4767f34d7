import { isAddressText } from '../../core/address'
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

/** Returns the valid entries of records by chain. */
function readByChain<Value>(
  value: unknown,
  isValid: (entry: unknown, key: string, chain: string) => boolean,
): Record<number, Record<string, Value>> {
  if (!isFields(value)) return {}
  const chains = Object.entries(value).map(([chain, entries]) => {
    const valid = Object.entries(isFields(entries) ? entries : {}).filter(([key, entry]) => isValid(entry, key, chain))
    return [chain, Object.fromEntries(valid)]
  })
  return Object.fromEntries(chains) as Record<number, Record<string, Value>>
}

const isCustomToken = (token: unknown, key: string, chain: string): boolean =>
  isToken(token) && String(token.chainId) === chain && token.address.toLowerCase() === key

/**
 * Removes stored lists that an older deployment named, this one does not, and the user did not add. Accepts data of any
 * shape.
 */
export function withoutRetired(stored: unknown): unknown {
  if (!isFields(stored) || !isFields(stored['byUrl'])) return stored
  const [formerDefaults, own] = [textsIn(stored['lastInitializedDefaultUrls']), textsIn(stored['ownUrls'])]
  const isRetired = (url: string) => formerDefaults.includes(url) && !defaultUrls.includes(url) && !own.includes(url)
  const { byUrl, activeUrls } = stored
  return {
    ...stored,
    byUrl: Object.fromEntries(Object.entries(byUrl).filter(([url]) => !isRetired(url))),
    ...(Array.isArray(activeUrls) && {
      activeUrls: activeUrls.filter((url) => typeof url !== 'string' || !isRetired(url)),
    }),
  }
}

/**
 * Parses the lists from stored data of any shape. Drops running requests and retired lists, and adds lists that the
 * deployment has named since.
 */
export function readStoredLists(from: unknown): ListsState {
  const stored = withoutRetired(from)
  if (!isFields(stored) || !isFields(stored['byUrl'])) return initialLists
  const [formerDefaults, own] = [textsIn(stored['lastInitializedDefaultUrls']), textsIn(stored['ownUrls'])]
  const known = Object.entries(stored['byUrl']).map(([url, state]) => [url, readListState(state)] as const)
  const fresh = defaultUrls.filter((url) => !formerDefaults.includes(url)).map((url) => [url, UNKNOWN_LIST] as const)
  const byUrl = Object.fromEntries([...fresh, ...known])
  const active = new Set(textsIn(stored['activeUrls']).filter((url) => byUrl[url]))
  return {
    byUrl,
    activeUrls: [...active],
    // Versions up to 2 did not store the origin of a list: the user added it, unless a deployment named it.
    ownUrls: known.map(([url]) => url).filter((url) => own.includes(url) || !formerDefaults.includes(url)),
    lastInitializedDefaultUrls: [...defaultUrls],
    customTokens: readByChain(stored['customTokens'], isCustomToken),
    favourites: readByChain(stored['favourites'], isCount),
    recents: readByChain(stored['recents'], isCount),
  }
}
