import { createExternalStore } from '../../../core/externalStore'
import { viewIn, type View } from './viewParameter'

/** The page is in view-only mode: nothing can be signed for the viewed account. */
export class ViewOnlyError extends Error {
  override readonly name = 'ViewOnlyError'
}

// Stored only in the page's URL, so that a page opened without the parameter starts without view-only mode.
let search = window.location.search
const view = createExternalStore(viewIn(search))

/** Updates the viewed account from the query of the page's URL. */
export function followView(newSearch: string): void {
  if (newSearch === search) return
  search = newSearch
  const [before, next] = [view.getSnapshot(), viewIn(search)]
  if (next?.account !== before?.account || next?.fault !== before?.fault) view.set(next)
}

/** Returns the viewed account from the URL, or its fault; null without the parameter. */
export const currentView: () => View | null = view.getSnapshot

/** Subscribes to changes of the viewed account; returns the function that unsubscribes. */
export const subscribeToView = view.subscribe

/** Throws ViewOnlyError in view-only mode; called first by every function that leads to a signature. */
export function refuseWhileViewing(): void {
  if (currentView()?.account) throw new ViewOnlyError('You are in view-only mode, so you cannot sign.')
}
