import { useSyncExternalStore } from 'react'
import { viewIn, type View } from './viewParameter'

/** Somebody else's account is looked at: nothing can be signed for it. */
export class ViewOnlyError extends Error {
  override readonly name = 'ViewOnlyError'
}

// The address of the page is the only place where it is kept, so that a page opened without it begins without it.
let search = window.location.search
let view = viewIn(search)
const listeners = new Set<() => void>()

/** Takes over what the query of the page's address says now. */
export function followView(newSearch: string): void {
  if (newSearch === search) return
  search = newSearch
  const next = viewIn(search)
  if (next?.account === view?.account && next?.fault === view?.fault) return
  view = next
  for (const listener of listeners) listener()
}

/** Answers whose account the page shows because its address says so; null while the address says nothing. */
export const currentView = (): View | null => view

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers whose account the page shows because its address says so, or what is wrong there; null for neither. */
export const useView = (): View | null => useSyncExternalStore(subscribe, currentView)

/** Throws ViewOnlyError while an account is only looked at; the first thing that every way to a signature does. */
export function refuseWhileViewing(): void {
  if (view?.account) throw new ViewOnlyError('This account is only viewed. Nothing can be signed.')
}
