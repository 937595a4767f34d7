import type { Dispatch } from '@reduxjs/toolkit'
import { LIST_REFRESH_MS } from './lists.rules'
import { selectActiveUrls, selectListsByUrl, type WithLists } from './lists.slice'
import { fetchListInto } from './loading/fetchListInto'

/** On a first visit, the page loads before external lists use bandwidth. */
const START_DELAY_MS = 4_000

export interface ListsUpdaterOptions {
  store: { getState(): WithLists; dispatch: Dispatch }
}

/**
 * Refreshes the lists in use, shortly after the start and every 600000 ms while the page is visible (trading 7). In use
 * are active lists and those with content. A newer version is pending until the user accepts it. Returns the function
 * that stops the updater.
 */
export function startListsUpdater({ store }: ListsUpdaterOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAtMs = Date.now() + START_DELAY_MS

  function refresh(): void {
    const state = store.getState()
    const activeUrls = selectActiveUrls(state)
    for (const [url, { current, loadingRequestId }] of Object.entries(selectListsByUrl(state))) {
      const isInUse = current !== null || activeUrls.includes(url)
      // The store holds the error; the next refresh retries.
      if (isInUse && !loadingRequestId) void fetchListInto(store.dispatch, url).catch(() => undefined)
    }
  }

  function wait(): void {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(
      () => {
        dueAtMs = Date.now() + LIST_REFRESH_MS
        refresh()
        wait()
      },
      Math.max(dueAtMs - Date.now(), 0),
    )
  }

  document.addEventListener('visibilitychange', wait)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
}
