import { siteUrl } from '../../core/site'

/** History state key that marks the one reload as done (data: chunkReloadFlag). */
const FLAG = 'isRecoveringFromChunkError'

/** Error messages of Chromium, Firefox and Safari for a chunk that failed to load. */
const NO_CODE = /dynamically imported module|importing a module script/i

export interface PageFailure {
  /**
   * `reloading`: a chunk is missing and the one reload is in progress; `noCode`: it did not help; `broken`: every other
   * error.
   */
  kind: 'reloading' | 'noCode' | 'broken'
  /** Error message; empty for an error without one. */
  details: string
}

function entryState(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Classifies an error of a page, and decides on the one reload of this history entry (trading 2.1). */
export function pageFailureOf(error: unknown): PageFailure {
  const details = error instanceof Error ? error.message : ''
  if (!(error instanceof TypeError) || !NO_CODE.test(details)) return { kind: 'broken', details }
  return { kind: FLAG in entryState() ? 'noCode' : 'reloading', details }
}

/**
 * Reloads the page and marks the history entry: a permanently missing chunk then shows a message instead of looping.
 * First refetches the chunk past the browser's cache, which keeps a bad response as long as a good one.
 */
export function reloadOnce({ details }: PageFailure): void {
  history.replaceState({ ...entryState(), [FLAG]: true }, '')
  const code = /https?:\S+\.js\b/.exec(details)?.[0]
  const reload = () => location.reload()
  if (code?.startsWith(siteUrl())) fetch(code, { cache: 'reload' }).then(reload, reload)
  else reload()
}
