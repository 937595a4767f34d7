import { nanoid, type Dispatch } from '@reduxjs/toolkit'
import { listFetchFulfilled, listFetchRejected, listFetchStarted } from '../lists.slice'
import type { TokenList } from '../tokenList'

/** Fetches a list and records start, end and failure in the store. Rejects with the error in the store. */
export async function fetchListInto(dispatch: Dispatch, url: string): Promise<TokenList> {
  const requestId = nanoid()
  dispatch(listFetchStarted({ url, requestId }))
  try {
    const { loadList } = await import('../lists.chain')
    const list = await loadList(url)
    dispatch(listFetchFulfilled({ url, requestId, list }))
    return list
  } catch (error) {
    dispatch(listFetchRejected({ url, requestId, error: (error as Error).message }))
    throw error
  }
}
