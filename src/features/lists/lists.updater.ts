import type { Dispatch } from '@reduxjs/toolkit'
import { LIST_REFRESH_MS } from './lists.rules'
import { selectLists, type WithLists } from './lists.slice'
import { fetchListInto } from './loading/fetchListInto'

/** A first visit draws its page before lists from elsewhere take a share of the line. */
const START_DELAY_MS = 4_000

export interface ListsUpdaterOptions {
  store: { getState(): WithLists; dispatch: Dispatch }
}

/**
 * Fetches the lists in use anew, shortly after the start and every 600000 ms while the page is visible (trading 7): those
 * switched on, and those whose content is known. A newer version then waits for the person. Answers the function that stops it.
 */
export function startListsUpdater({ store }: ListsUpdaterOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAtMs = Date.now() + START_DELAY_MS

  function refresh(): void {
    const { byUrl, activeUrls } = selectLists(store.getState())
    for (const [url, { current, loadingRequestId }] of Object.entries(byUrl)) {
      const isInUse = current !== null || activeUrls.includes(url)
      // What went wrong is noted beside the list; the next turn asks again.
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
