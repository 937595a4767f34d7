import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'

/** The open dialogs, the front one last. */
const open = createExternalStore<readonly HTMLElement[]>([])

/** Registers a dialog that is about to open; returns the function that unregisters it. */
export function registerDialog(dialog: HTMLElement): () => void {
  if (open.getSnapshot().length === 0) keepScrollbarWidth()
  open.set([...open.getSnapshot(), dialog])
  return () => open.set(open.getSnapshot().filter((each) => each !== dialog))
}

/** Reserves the width of the scrollbar, so that the page does not shift while a dialog blocks its scrolling. */
function keepScrollbarWidth(): void {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
}

/** Returns the current front dialog. */
export const topDialog = (): HTMLElement | undefined => open.getSnapshot().at(-1)

/**
 * Subscribes to the front dialog, if one is open. Everything behind it is inert to pointer, keyboard and screen reader.
 */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(open.subscribe, topDialog)
}
