import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { announce } from '../../ui/toast/announce'
import { startScrollMemory } from './scrollMemory'

const RETRY_MS = 3_000
/** Input events that show that the user has taken control of the page. */
const USER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Retries `attempt` at each frame until it returns true, for at most 3 seconds. Stops when the user scrolls, presses or
 * types. Returns a function that stops it.
 */
function retryEachFrame(attempt: () => boolean): () => void {
  const startMs = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of USER_INPUTS) removeEventListener(name, stop)
  }
  const step = () => {
    if (attempt() || performance.now() - startMs > RETRY_MS) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const name of USER_INPUTS) addEventListener(name, stop, { passive: true })
  step()
  return stop
}

let memory: ReturnType<typeof startScrollMemory> | null = null

const placeOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`

/** Returns whether a form changed its own path, after which focus must not move. */
const keepsFocus = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the element of a hash and focuses it if possible, as a browser does on a page load. */
function focusTarget(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  return true
}

function scrollBack(top: number): boolean {
  scrollTo(0, top)
  return Math.abs(scrollY - top) <= 1
}

/** Focuses the main element. Waits for a closing dialog, which first returns focus to its opener. */
function focusMain(): boolean {
  if (document.querySelector('dialog:modal')) return false
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  return true
}

/** Path of the address bar at the user's last input since the last arrival at a page. */
let pathAtInput: string | null = null
const noteInput = () => {
  pathAtInput = window.location.pathname
}

/**
 * Returns whether the user pressed or typed between the change of the address bar and the rendering of the new page,
 * whose code was loading. Focus then stays where the user put it.
 */
function takeInputSinceNavigation(): boolean {
  const isSince = pathAtInput === window.location.pathname
  pathAtInput = null
  return isSince
}

/**
 * Handles route changes accessibly: announces the new page's title and focuses its main element. A new page starts at
 * its top or at its hash; going back restores the scroll position. A form that only changes its own path (`keepsFocus`
 * in the location's state) moves nothing. `title` is null during a redirect.
 */
export function useRouteFocus(title: string | null): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const before = useRef<Location | null>(null)
  const isLoaded = title !== null

  useLayoutEffect(() => {
    if (!isLoaded) return undefined
    memory ??= startScrollMemory()
    const from = before.current
    before.current = location
    memory.enter(placeOf(location))
    const known = navigationType === NavigationType.Pop ? memory.of(placeOf(location)) : undefined
    if (known !== undefined) return retryEachFrame(() => scrollBack(known))
    if (location.hash.length > 1) return retryEachFrame(() => focusTarget(idIn(location.hash)))
    if (keepsFocus(location)) return undefined
    if (from !== null && (from.pathname !== location.pathname || navigationType === NavigationType.Pop)) scrollTo(0, 0)
    return undefined
  }, [location, navigationType, isLoaded])

  useEffect(() => {
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, noteInput, { capture: true, passive: true })
    return () => {
      for (const name of ['pointerdown', 'keydown']) removeEventListener(name, noteInput, { capture: true })
    }
  }, [])

  const announced = useRef<string | null>(null)
  const { pathname, hash } = location
  const isSameForm = keepsFocus(location)
  useEffect(() => {
    if (title === null) return undefined
    const isFirst = announced.current === null
    const isNew = announced.current !== pathname
    announced.current = pathname
    // The browser announces the first page load itself; a change of query or language is no page change.
    if (isFirst || !isNew || isSameForm) return undefined
    announce(title)
    const hasUserFocus = takeInputSinceNavigation()
    return hash.length > 1 || hasUserFocus ? undefined : retryEachFrame(focusMain)
  }, [pathname, hash, isSameForm, title])
}
