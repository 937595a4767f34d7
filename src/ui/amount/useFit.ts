import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { figureSizePx } from './figureSize'

/** Full font size of an amount field in rem: the value of --type-32. */
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
 * Reduces the font size of a long amount so that it stays fully visible. Observes the width instead of measuring it at
 * a key press. Sets the style only when the size changes. Otherwise both would delay every quote. Returns a function
 * that fits text set outside React.
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
