import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** One shared timer for all subscribers; stopped while the page is hidden. */
function wind(): void {
  clearTimeout(timer)
  timer = undefined
  if (listeners.size === 0 || document.visibilityState === 'hidden') return
  timer = setTimeout(
    () => {
      tell()
      wind()
    },
    SECOND_MS - (Date.now() % SECOND_MS),
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}

function look(): void {
  if (document.visibilityState !== 'hidden') tell()
  wind()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', look)
  listeners.add(listener)
  if (timer === undefined) wind()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', look)
    wind()
  }
}

/** Returns the time in milliseconds at the last whole second; constant while the page is hidden and after `untilMs`. */
export function useNow(untilMs: number): number {
  const whole = useCallback(() => {
    const nowMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
    return Math.min(nowMs, Math.ceil(untilMs / SECOND_MS) * SECOND_MS)
  }, [untilMs])
  return useSyncExternalStore(subscribe, whole)
}

/**
 * Returns the milliseconds of a monotonic clock, independent of system time changes, at the last whole second. It is
 * constant while the page is hidden.
 */
export const useMonotonicNow = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(performance.now() / SECOND_MS) * SECOND_MS)
