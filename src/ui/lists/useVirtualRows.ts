import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const OVERSCAN_ROWS = 2
const REST_MS = 120

/** Half-open range of rows: `from` is included, `to` is not. */
export interface RowRange {
  from: number
  to: number
}

const isSame = (one: RowRange, other: RowRange): boolean => one.from === other.from && one.to === other.to

/** Returns the visible rows of a box at a scroll position in pixels. */
export function visibleRows(scrolledPx: number, heightPx: number, rowHeightPx: number): RowRange {
  return {
    from: Math.max(0, Math.floor(scrolledPx / rowHeightPx)),
    to: Math.ceil((scrolledPx + heightPx) / rowHeightPx),
  }
}

/**
 * Returns the rows to render of a scrolling list with rows of equal height, including overscan. `rest` is the visible
 * range when scrolling last paused.
 */
export function useVirtualRows(box: HTMLElement | null, count: number, rowHeightPx: number, heightPx: number) {
  const [visible, setVisible] = useState(() => visibleRows(0, heightPx, rowHeightPx))
  const [rest, setRest] = useState(visible)

  useEffect(() => {
    if (!box) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const currentRange = () => visibleRows(box.scrollTop, box.clientHeight, rowHeightPx)
    const unlessSame = (next: RowRange) => (before: RowRange) => (isSame(before, next) ? before : next)
    function scrolled(): void {
      // Renders new rows in the same frame as the scroll.
      flushSync(() => setVisible(unlessSame(currentRange())))
      clearTimeout(timer)
      timer = setTimeout(() => setRest(unlessSame(currentRange())), REST_MS)
    }
    const observer = new ResizeObserver(() => {
      setVisible(unlessSame(currentRange()))
      setRest(unlessSame(currentRange()))
    })
    observer.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }, [box, rowHeightPx])

  const rendered = { from: Math.max(0, visible.from - OVERSCAN_ROWS), to: Math.min(count, visible.to + OVERSCAN_ROWS) }
  return { rendered, rest }
}
