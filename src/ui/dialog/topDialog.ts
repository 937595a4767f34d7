import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Notes a dialog that is about to open; what it answers takes the note back. */
export function raiseDialog(dialog: HTMLElement): () => void {
  if (open.length === 0) keepScrollbarWidth()
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** The page behind does not scroll; the room of its scrollbar is kept, so that nothing moves. */
function keepScrollbarWidth(): void {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers the dialog in front as it is now. */
export const topDialog = (): HTMLElement | undefined => open.at(-1)

/** Answers the dialog in front, if one is open: all behind it is dead to pointer, keyboard and screen reader. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1))
}
