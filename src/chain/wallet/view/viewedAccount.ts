import { useSyncExternalStore } from 'react'
import { viewIn, type View } from './viewParameter'

/** The page is in view-only mode: nothing can be signed for the viewed account. */
export class ViewOnlyError extends Error {
  override readonly name = 'ViewOnlyError'
}

// Stored only in the page's URL, so that a page opened without the parameter starts without view-only mode.
let search = window.location.search
let view = viewIn(search)
const listeners = new Set<() => void>()

/** Updates the viewed account from the query of the page's URL. */
export function followView(newSearch: string): void {
  if (newSearch === search) return
  search = newSearch
  const next = viewIn(search)
  if (next?.account === view?.account && next?.fault === view?.fault) return
  view = next
  for (const listener of listeners) listener()
}

/** Returns the viewed account from the URL, or its fault; null without the parameter. */
export const currentView = (): View | null => view

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Subscribes to the viewed account from the URL, or its fault; null without the parameter. */
export const useView = (): View | null => useSyncExternalStore(subscribe, currentView)

/** Throws ViewOnlyError in view-only mode; called first by every function that leads to a signature. */
export function refuseWhileViewing(): void {
  if (view?.account) throw new ViewOnlyError('This account is only viewed. Nothing can be signed.')
}
