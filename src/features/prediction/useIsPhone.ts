import { useSyncExternalStore } from 'react'

/** Media query of windows in which the app's own navigation is at the bottom edge. */
const PHONE_WINDOW = '(max-width: 679px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE_WINDOW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether cards, chart and history share one page, which a switch at the bottom edge chooses. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE_WINDOW).matches)
