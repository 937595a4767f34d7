import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { figureSizePx } from './figureSize'

/** The full size of a figure in an amount field, in root sizes: what --type-32 is. */
const FULL_REM = 2

interface Room {
  widthPx: number
  fullPx: number
}

function shrink(input: HTMLInputElement | null, signs: number, { widthPx, fullPx }: Room): void {
  if (!input) return
  const sizePx = figureSizePx(signs, widthPx, fullPx)
  const before = input.style.getPropertyValue('--figure-size')
  const after = sizePx === null ? '' : `${sizePx}px`
  if (before !== after) input.style.setProperty('--figure-size', after)
}

/**
 * Keeps the whole of an amount in sight: a long one is written smaller. The width is watched, not measured at a key
 * press, and the style is touched only when the size changes, because both would delay every quote. Answers what fits
 * a text that is written by hand.
 */
export function useFit(fieldRef: RefObject<HTMLInputElement | null>, text: string): (text: string) => void {
  const room = useRef<Room>({ widthPx: Number.POSITIVE_INFINITY, fullPx: 32 })
  const signs = useRef(text.length)

  const refit = useCallback(
    (written: string) => {
      signs.current = written.length
      shrink(fieldRef.current, written.length, room.current)
    },
    [fieldRef],
  )
  useLayoutEffect(() => refit(text), [refit, text])

  useEffect(() => {
    const input = fieldRef.current
    if (!input) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      room.current = { widthPx: entry.contentRect.width, fullPx: FULL_REM * rootPx }
      shrink(input, signs.current, room.current)
    })
    observer.observe(input)
    return () => observer.disconnect()
  }, [fieldRef])
  return refit
}
