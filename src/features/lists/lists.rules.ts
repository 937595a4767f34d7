import type { ListToken, ListVersion, TokenList } from './tokenList'

/** trading 9: how often the lists in use are fetched anew. */
export const LIST_REFRESH_MS = 600_000

/** Answers whether a version is above another; the same and an older one are not (trading 4 "Token list"). */
export function isNewer(version: ListVersion, than: ListVersion): boolean {
  if (version.major !== than.major) return version.major > than.major
  if (version.minor !== than.minor) return version.minor > than.minor
  return version.patch > than.patch
}

/** Answers whether a list may be removed: the last one may not (trading 2.7). */
export const isRemovable = (listCount: number): boolean => listCount > 1

/** Answers the list urls in the order in which their tokens win: the deployment's first, then as they were switched on. */
export const byPriority = (urls: readonly string[], defaultUrls: readonly string[]): string[] => [
  ...defaultUrls.filter((url) => urls.includes(url)),
  ...urls.filter((url) => !defaultUrls.includes(url)),
]

/** What accepting an update would do. */
export interface ListChanges {
  added: ListToken[]
  removed: ListToken[]
  /** Tokens that keep their address and change what is said of them. */
  changed: ListToken[]
  /** True when the version rose by less than the rules of token lists ask for such changes. */
  isUnderstated: boolean
}

const keyOf = ({ address }: ListToken): string => address.toLowerCase()
const factsOf = ({ symbol, name, decimals, logoURI, tags }: ListToken): string =>
  JSON.stringify([symbol, name, decimals, logoURI, tags])

/**
 * Answers what an update changes, and whether its version hides it: tokens that go, or come back under another address,
 * ask for a higher major version, new ones at least for a higher minor one.
 */
export function listChanges(current: TokenList, next: TokenList): ListChanges {
  const [before, after] = [current, next].map(({ tokens }) => new Map(tokens.map((token) => [keyOf(token), token])))
  const added = next.tokens.filter((token) => !before?.has(keyOf(token)))
  const removed = current.tokens.filter((token) => !after?.has(keyOf(token)))
  const changed = next.tokens.filter((token) => {
    const old = before?.get(keyOf(token))
    return old !== undefined && factsOf(old) !== factsOf(token)
  })
  const isMajor = next.version.major > current.version.major
  const isMinor = isMajor || next.version.minor > current.version.minor
  return { added, removed, changed, isUnderstated: (removed.length > 0 && !isMajor) || (added.length > 0 && !isMinor) }
}
