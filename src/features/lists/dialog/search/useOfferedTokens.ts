import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../../../state/storeHooks'
import type { ListedToken } from '../../listedTokens'
import { byPriority } from '../../lists.rules'
import { defaultUrls, selectActiveUrls, selectListsByUrl } from '../../lists.slice'
import type { TokenList } from '../../tokenList'
import { selectTokensByAddress, unlistedToken } from '../../tokens/activeTokens'
import { addressIn, searchTokens } from '../../tokenSearch.rules'

/** Returns the lists that are known but inactive, by priority; the same array while none of them changes. */
const selectInactiveLists = createSelector(
  [selectListsByUrl, selectActiveUrls],
  (byUrl, activeUrls): TokenList[] =>
    byPriority(Object.keys(byUrl), defaultUrls).flatMap((url) =>
      activeUrls.includes(url) ? [] : (byUrl[url]?.current ?? []),
    ),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
)

/** More would not help the user: the list can be enabled instead. */
const MAX_OFFERED = 20
const NONE: readonly ListedToken[] = []

/**
 * Returns the search results in inactive lists, except tokens that are already selectable; each can be imported
 * individually. An address is looked up on the chain instead.
 */
export function useOfferedTokens(query: string): readonly ListedToken[] {
  const lists = useAppSelector(selectInactiveLists)
  const active = useAppSelector(selectTokensByAddress)
  return useMemo(() => {
    if (!query.trim() || addressIn(query) !== null) return NONE
    const offered = new Map<string, ListedToken>()
    for (const { name: listName, tokens } of lists) {
      for (const token of searchTokens(tokens, query)) {
        const key = token.address.toLowerCase()
        if (active.has(key) || offered.has(key)) continue
        const { logoURI } = token
        offered.set(key, unlistedToken(token, { listName, logoURI }))
        if (offered.size === MAX_OFFERED) return [...offered.values()]
      }
    }
    return offered.size === 0 ? NONE : [...offered.values()]
  }, [active, lists, query])
}
