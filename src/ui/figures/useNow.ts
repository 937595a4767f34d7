import { useCallback, useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'
import { formatsOf } from '../../i18n/formats'

const SECOND_MS = 1_000

/** Counts whole seconds of one timer for all subscribers; it is stopped while the page is hidden. */
const ticks = createExternalStore(0, () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => ticks.set(ticks.getSnapshot() + 1)
  function wind(): void {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(
      () => {
        tick()
        wind()
      },
      SECOND_MS - (Date.now() % SECOND_MS),
    )
  }
  function followVisibility(): void {
    if (document.visibilityState !== 'hidden') tick()
    wind()
  }
  document.addEventListener('visibilitychange', followVisibility)
  wind()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', followVisibility)
  }
})

/** Returns the time in milliseconds at the last whole second; constant while the page is hidden and after `untilMs`. */
export function useNow(untilMs: number): number {
  const whole = useCallback(() => {
    const nowMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
    return Math.min(nowMs, Math.ceil(untilMs / SECOND_MS) * SECOND_MS)
  }, [untilMs])
  return useSyncExternalStore(ticks.subscribe, whole)
}

/**
 * Returns the milliseconds of a monotonic clock, independent of system time changes, at the last whole second. It is
 * constant while the page is hidden.
 */
export const useMonotonicNow = (): number =>
  useSyncExternalStore(ticks.subscribe, () => Math.floor(performance.now() / SECOND_MS) * SECOND_MS)

const MINUTE_MS = 60_000

/** Returns the time in milliseconds at the last whole minute, by the timer of all figures; constant while hidden. */
export const useMinute = (): number =>
  useSyncExternalStore(ticks.subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)

/** Returns the distance of a past time from now as text, by the same timer; renders when the text changes. */
export const useRelativeTime = (timeMs: number, locale: string): string =>
  useSyncExternalStore(ticks.subscribe, () => {
    const nowMs = Date.now()
    return formatsOf(locale).relativeTime(Math.min(timeMs, nowMs), nowMs)
  })
