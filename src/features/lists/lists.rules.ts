import type { ListToken, ListVersion, TokenList } from './tokenList'

/** trading 9: interval between refreshes of the lists in use. */
export const LIST_REFRESH_MS = 600_000

/** Returns whether a version is newer than another; equal and older ones are not (trading 4 "Token list"). */
export function isNewer(version: ListVersion, than: ListVersion): boolean {
  if (version.major !== than.major) return version.major > than.major
  if (version.minor !== than.minor) return version.minor > than.minor
  return version.patch > than.patch
}

/** Returns whether a list is removable: the last one is not (trading 2.7). */
export const isRemovable = (listCount: number): boolean => listCount > 1

/** Returns the list URLs by priority of their tokens: the deployment's first, then in the order they were enabled. */
export const byPriority = (urls: readonly string[], defaultUrls: readonly string[]): string[] => [
  ...defaultUrls.filter((url) => urls.includes(url)),
  ...urls.filter((url) => !defaultUrls.includes(url)),
]

/** Effects of accepting an update. */
export interface ListChanges {
  added: ListToken[]
  removed: ListToken[]
  /** Tokens with the same address but other facts. */
  changed: ListToken[]
  /** True when the version rose by less than the token list standard requires for such changes. */
  isUnderstated: boolean
}

const keyOf = ({ address }: ListToken): string => address.toLowerCase()
const factsOf = ({ symbol, name, decimals, logoURI, tags }: ListToken): string =>
  JSON.stringify([symbol, name, decimals, logoURI, tags])

/**
 * Returns the changes of an update and whether its version understates them. Removed tokens and changed addresses
 * require a higher major version, new tokens at least a higher minor one.
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
