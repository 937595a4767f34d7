import { useCallback } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ListedToken } from './listedTokens'
import { selectLists, type WithLists } from './lists.slice'
import { fetchListInto } from './loading/fetchListInto'
import { selectActiveTokens } from './tokens/activeTokens'
import type { TokenList } from './tokenList'

/** Answers every token that can be chosen, the native coin aside: built in, of the active lists, added by the person. */
export const useTokenLists = (): readonly ListedToken[] => useSelector(selectActiveTokens)

/** Answers a function that fetches a list into the store; it rejects with what the store notes as the list's error. */
export function useLoadList(): (url: string) => Promise<TokenList> {
  const dispatch = useDispatch()
  return useCallback((url) => fetchListInto(dispatch, url), [dispatch])
}

/** Answers a function that fetches the known lists that were never loaded, so that their names and sizes can be shown. */
export function useLoadMissingLists(): () => void {
  const store = useStore<WithLists>()
  return useCallback(() => {
    for (const [url, { current, loadingRequestId }] of Object.entries(selectLists(store.getState()).byUrl)) {
      if (!current && !loadingRequestId) void fetchListInto(store.dispatch, url).catch(() => undefined)
    }
  }, [store])
}
