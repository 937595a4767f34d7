import { useCallback } from 'react'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/storeHooks'
import type { ListedToken } from './listedTokens'
import { selectListsByUrl } from './lists.slice'
import { fetchListInto } from './loading/fetchListInto'
import { selectActiveTokens } from './tokens/activeTokens'
import type { TokenList } from './tokenList'

/** Returns every selectable token except the native coin: built-in, of active lists, and custom. */
export const useTokenLists = (): readonly ListedToken[] => useAppSelector(selectActiveTokens)

/** Returns a function that fetches a list into the store; rejects with the list's error in the store. */
export function useLoadList(): (url: string) => Promise<TokenList> {
  const dispatch = useAppDispatch()
  return useCallback((url) => fetchListInto(dispatch, url), [dispatch])
}

/** Returns a function that fetches the known lists without content, so that their names and sizes can be displayed. */
export function useLoadMissingLists(): () => void {
  const store = useAppStore()
  return useCallback(() => {
    for (const [url, { current, loadingRequestId }] of Object.entries(selectListsByUrl(store.getState()))) {
      if (!current && !loadingRequestId) void fetchListInto(store.dispatch, url).catch(() => undefined)
    }
  }, [store])
}
