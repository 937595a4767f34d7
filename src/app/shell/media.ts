import { useSyncExternalStore } from 'react'

const COMPACT_WINDOW = '(max-width: 679px)'

/** Where the bar keeps the mark and the wallet only: the places go to a bar at the bottom and a drawer. */
export const COMPACT = `@media ${COMPACT_WINDOW}`

/** Where there is room for more than places in the bar. */
export const ROOMY = '@media (min-width: 900px)'

/** A window so low, or a page so enlarged, that bars that stay would take it all. */
export const LOW = '@media (max-height: 499px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(COMPACT_WINDOW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Answers whether the window is as narrow as COMPACT says, for what is not even loaded where it has no place. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(COMPACT_WINDOW).matches)
