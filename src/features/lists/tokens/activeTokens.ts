import { createSelector } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import type { TokenFacts } from '../../../market/token'
import { byPriority } from '../lists.rules'
import { listed, listedTokens, type ListedToken, type Listing } from '../listedTokens'
import { defaultUrls, selectActiveUrls, selectCustomTokens, selectListsByUrl, type ListsState } from '../lists.slice'
import type { ListToken, TokenList } from '../tokenList'

interface Source {
  tokens: readonly ListToken[]
  listing: Listing
}

const builtInKeys: ReadonlySet<string> = new Set(listedTokens.map(({ id }) => id.toLowerCase()))

const activeLists = (byUrl: ListsState['byUrl'], activeUrls: ListsState['activeUrls']): TokenList[] =>
  byPriority(activeUrls, defaultUrls).flatMap((url) => byUrl[url]?.current ?? [])

/** A result that is equal to the previous one by its members is replaced by the previous one. */
const SAME_LISTS = { memoizeOptions: { resultEqualityCheck: shallowEqual } }

/** Most changes of the lists concern loading; the active lists keep their identity. */
const selectActiveLists = createSelector([selectListsByUrl, selectActiveUrls], activeLists, SAME_LISTS)

function sourcesOf(lists: readonly TokenList[], custom: Record<string, ListToken>): Source[] {
  return [
    ...lists.map(({ name, tokens }): Source => ({ tokens, listing: { origin: 'list', listName: name } })),
    { tokens: Object.values(custom), listing: { origin: 'custom' } },
  ]
}

/** Merges the built-in tokens with those of the sources; the first source of an address wins. */
function merge(sources: readonly Source[]): readonly ListedToken[] {
  if (sources.every(({ tokens }) => tokens.length === 0)) return listedTokens
  const keys = new Set(builtInKeys)
  const merged = [...listedTokens]
  for (const { tokens, listing } of sources) {
    for (const token of tokens) {
      const key = token.address.toLowerCase()
      if (keys.has(key)) continue
      keys.add(key)
      merged.push(listed(token, { ...listing, logoURI: token.logoURI }))
    }
  }
  return merged
}

/**
 * Returns every selectable token: the built-in list, the active lists by priority, then custom tokens (trading 4, 5).
 * Excludes the native coin. Memoised: the result keeps its identity until a source changes.
 */
export const selectActiveTokens = createSelector([selectActiveLists, selectCustomTokens], (lists, custom) =>
  merge(sourcesOf(lists, custom)),
)

/** Returns the same tokens by lower-case address. */
export const selectTokensByAddress = createSelector(
  [selectActiveTokens],
  (tokens): ReadonlyMap<string, ListedToken> => new Map(tokens.map((token) => [token.id.toLowerCase(), token])),
)

/**
 * Returns a token that is not added yet as a selectable one. It comes from the chain, with a checksum address, or from
 * an inactive list.
 */
export const unlistedToken = (facts: TokenFacts, from: Pick<Listing, 'listName' | 'logoURI'> = {}): ListedToken =>
  listed(facts, { ...from, origin: 'chain' })
