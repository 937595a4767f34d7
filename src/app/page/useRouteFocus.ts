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

/** A closing dialog first returns focus to its opener; the page takes focus after that. */
function focusMain(): boolean {
  if (document.querySelector('dialog:modal')) return false
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  return true
}

/**
 * Handles route changes accessibly: announces the new page's title and focuses its main element. A new page starts at
 * its top or at its hash; going back restores the scroll position. A form that only changes its own path (`keepsFocus`
 * in the location's state) moves nothing. `title` is null during a redirect.
 */
export function useRouteFocus(title: string | null): void {
  const location = useLocation()
  const way = useNavigationType()
  const before = useRef<Location | null>(null)
  const isLoaded = title !== null

  useLayoutEffect(() => {
    if (!isLoaded) return undefined
    memory ??= startScrollMemory()
    const from = before.current
    before.current = location
    memory.enter(placeOf(location))
    const known = way === NavigationType.Pop ? memory.of(placeOf(location)) : undefined
    if (known !== undefined) return retryEachFrame(() => scrollBack(known))
    if (location.hash.length > 1) return retryEachFrame(() => focusTarget(idIn(location.hash)))
    if (keepsFocus(location)) return undefined
    if (from !== null && (from.pathname !== location.pathname || way === NavigationType.Pop)) scrollTo(0, 0)
    return undefined
  }, [location, way, isLoaded])

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
    return hash.length > 1 ? undefined : retryEachFrame(focusMain)
  }, [pathname, hash, isSameForm, title])
}
