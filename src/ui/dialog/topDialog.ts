import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Registers a dialog that is about to open; returns the function that unregisters it. */
export function registerDialog(dialog: HTMLElement): () => void {
  if (open.length === 0) keepScrollbarWidth()
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** Reserves the width of the scrollbar, so that the page does not shift while a dialog blocks its scrolling. */
function keepScrollbarWidth(): void {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the current front dialog. */
export const topDialog = (): HTMLElement | undefined => open.at(-1)

/**
 * Subscribes to the front dialog, if one is open. Everything behind it is inert to pointer, keyboard and screen reader.
 */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1))
}
