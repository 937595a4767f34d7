import { useMemo } from 'react'
import { useAppSelector, useAppStore } from '../../../../state/storeHooks'
import type { ListedToken } from '../../listedTokens'
import { selectInactiveLists, selectTokensByAddress, unlistedToken } from '../../tokens/activeTokens'
import { addressIn, searchTokens } from '../../tokenSearch.rules'

/** More would not help the user: the list can be enabled instead. */
const MAX_OFFERED = 20
const NONE: readonly ListedToken[] = []

/**
 * Returns the search results in inactive lists, except tokens that are already selectable; each can be imported
 * individually. An address is looked up on the chain instead.
 */
export function useOfferedTokens(query: string): readonly ListedToken[] {
  const store = useAppStore()
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
        offered.set(key, unlistedToken(store.getState(), token, { listName, logoURI }))
        if (offered.size === MAX_OFFERED) return [...offered.values()]
      }
    }
    return offered.size === 0 ? NONE : [...offered.values()]
  }, [active, lists, query, store])
}
