import { useSyncExternalStore } from 'react'

const COMPACT_WINDOW = '(max-width: 679px)'

/** Breakpoint below which the bar holds only logo, wallet and menu; the navigation is in a bottom bar and a drawer. */
export const COMPACT = `@media ${COMPACT_WINDOW}`

/** Breakpoint above which the bar has room for more than navigation. */
export const ROOMY = '@media (min-width: 900px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(COMPACT_WINDOW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the window matches COMPACT, for components that are not even loaded otherwise. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(COMPACT_WINDOW).matches)
