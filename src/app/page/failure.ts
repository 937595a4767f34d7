import { siteUrl } from '../../core/site'

/** Remembers in the history entry, across the one reload, that it has been tried (data: chunkReloadFlag). */
const FLAG = 'isRecoveringFromChunkError'

/** What the browsers say when a part of the app's code does not arrive, in Chromium's, Firefox's and Safari's words. */
const NO_CODE = /dynamically imported module|importing a module script/i

export interface Failure {
  /** `reloading`: code is missing, and one reload is under way; `noCode`: it did not help; `broken`: all else. */
  kind: 'reloading' | 'noCode' | 'broken'
  /** What the error says; empty for one without words. */
  details: string
}

function entryState(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Answers what an error of a page means, and whether it is worth the one reload of this history entry (trading 2.1). */
export function failureOf(error: unknown): Failure {
  const details = error instanceof Error ? error.message : ''
  if (!(error instanceof TypeError) || !NO_CODE.test(details)) return { kind: 'broken', details }
  return { kind: FLAG in entryState() ? 'noCode' : 'reloading', details }
}

/**
 * Loads the page again and remembers it, so that code which is missing for good leads to a message and not in a circle.
 * Before that the code is asked for past the browser's cache, where a bad answer would stay for as long as a good one.
 */
export function reloadOnce({ details }: Failure): void {
  history.replaceState({ ...entryState(), [FLAG]: true }, '')
  const code = /https?:\S+\.js\b/.exec(details)?.[0]
  const reload = () => location.reload()
  if (code?.startsWith(siteUrl())) fetch(code, { cache: 'reload' }).then(reload, reload)
  else reload()
}
