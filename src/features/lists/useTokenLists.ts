import { useCallback } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ListedToken } from './listedTokens'
import { selectLists, type WithLists } from './lists.slice'
import { fetchListInto } from './loading/fetchListInto'
import { selectActiveTokens } from './tokens/activeTokens'
import type { TokenList } from './tokenList'

/** Returns every selectable token except the native coin: built-in, of active lists, and custom. */
export const useTokenLists = (): readonly ListedToken[] => useSelector(selectActiveTokens)

/** Returns a function that fetches a list into the store; rejects with the list's error in the store. */
export function useLoadList(): (url: string) => Promise<TokenList> {
  const dispatch = useDispatch()
  return useCallback((url) => fetchListInto(dispatch, url), [dispatch])
}

/** Returns a function that fetches the known lists without content, so that their names and sizes can be displayed. */
export function useLoadMissingLists(): () => void {
  const store = useStore<WithLists>()
  return useCallback(() => {
    for (const [url, { current, loadingRequestId }] of Object.entries(selectLists(store.getState()).byUrl)) {
      if (!current && !loadingRequestId) void fetchListInto(store.dispatch, url).catch(() => undefined)
    }
  }, [store])
}
