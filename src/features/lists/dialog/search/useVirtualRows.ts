import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const OVERSCAN_ROWS = 2
const REST_MS = 120

/** Rows from the first to before the last. */
export interface RowRange {
  from: number
  to: number
}

const isSame = (one: RowRange, other: RowRange): boolean => one.from === other.from && one.to === other.to

/** Answers the rows in sight of a box that is scrolled so far, in pixels. */
export function rowsInSight(scrolledPx: number, heightPx: number, rowHeightPx: number): RowRange {
  return {
    from: Math.max(0, Math.floor(scrolledPx / rowHeightPx)),
    to: Math.ceil((scrolledPx + heightPx) / rowHeightPx),
  }
}

/**
 * Answers which rows of equal height to draw of a list in a box that scrolls, a few more than are in sight, and which were
 * in sight when scrolling last rested.
 */
export function useVirtualRows(box: HTMLElement | null, count: number, rowHeightPx: number, heightPx: number) {
  const [sight, setSight] = useState(() => rowsInSight(0, heightPx, rowHeightPx))
  const [rest, setRest] = useState(sight)

  useEffect(() => {
    if (!box) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => rowsInSight(box.scrollTop, box.clientHeight, rowHeightPx)
    const keep = (next: RowRange) => (before: RowRange) => (isSame(before, next) ? before : next)
    function scrolled(): void {
      // What scrolls into sight is drawn in the same frame.
      flushSync(() => setSight(keep(look())))
      clearTimeout(timer)
      timer = setTimeout(() => setRest(keep(look())), REST_MS)
    }
    const observer = new ResizeObserver(() => {
      setSight(keep(look()))
      setRest(keep(look()))
    })
    observer.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }, [box, rowHeightPx])

  const drawn = { from: Math.max(0, sight.from - OVERSCAN_ROWS), to: Math.min(count, sight.to + OVERSCAN_ROWS) }
  return { drawn, rest }
}
