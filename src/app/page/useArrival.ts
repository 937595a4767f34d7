import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { announce } from '../../ui/toast/announce'
import { startScrollMemory } from './scrollMemory'
import { untilDone } from './untilDone'

let memory: ReturnType<typeof startScrollMemory> | null = null

const placeOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`

/** Answers whether a form went from one path to another of its own, after which the focus stays where it is. */
const keepsFocus = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Goes to what a hash names, and gives it the focus where it can take it, as a browser does for a page of its own. */
function goTo(id: string): boolean {
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

/** A dialog that is still going gives the focus back to its opener; the page's turn is after that. */
function focusMain(): boolean {
  if (document.querySelector('dialog:modal')) return false
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  return true
}

/**
 * Makes a change of place one that everybody notices: the new page's name is said and its main part has the focus; a new
 * place begins at its top or where its hash says, and one gone back to where it was left; a form that only changes the
 * path it stands under (`keepsFocus` in the location's state) moves nothing. `title` is null while the path is on its way
 * to another.
 */
export function useArrival(title: string | null): void {
  const location = useLocation()
  const way = useNavigationType()
  const before = useRef<Location | null>(null)
  const hasArrived = title !== null

  useLayoutEffect(() => {
    if (!hasArrived) return undefined
    memory ??= startScrollMemory()
    const from = before.current
    before.current = location
    memory.enter(placeOf(location))
    const known = way === NavigationType.Pop ? memory.of(placeOf(location)) : undefined
    if (known !== undefined) return untilDone(() => scrollBack(known))
    if (location.hash.length > 1) return untilDone(() => goTo(idIn(location.hash)))
    if (keepsFocus(location)) return undefined
    if (from !== null && (from.pathname !== location.pathname || way === NavigationType.Pop)) scrollTo(0, 0)
    return undefined
  }, [location, way, hasArrived])

  const said = useRef<string | null>(null)
  const { pathname, hash } = location
  const isSameForm = keepsFocus(location)
  useEffect(() => {
    if (title === null) return undefined
    const isFirst = said.current === null
    const isNew = said.current !== pathname
    said.current = pathname
    // A first visit is the browser's to announce; a change of query or language is no change of page.
    if (isFirst || !isNew || isSameForm) return undefined
    announce(title)
    return hash.length > 1 ? undefined : untilDone(focusMain)
  }, [pathname, hash, isSameForm, title])
}
