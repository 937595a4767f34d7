import { type RefObject, useLayoutEffect } from 'react'

const GAP_PX = 6
const MARGIN_PX = 12
/** With less room than this below, and more above, a box opens above its anchor. */
const MIN_HEIGHT_PX = 240

/** Returns top and bottom of the visible viewport in window coordinates; an on-screen keyboard may cover the rest. */
function visibleViewport(): { topPx: number; bottomPx: number } {
  const { visualViewport: view } = window
  if (!view) return { topPx: 0, bottomPx: document.documentElement.clientHeight }
  return { topPx: view.offsetTop, bottomPx: view.offsetTop + view.height }
}

/**
 * Positions a fixed box below its anchor, aligned with its start, or above where there is more room. The box stays
 * within the viewport. Sets the available height as `--room` and the anchor's width as `--anchor`.
 */
function placeBeneath(box: HTMLElement, anchor: HTMLElement): void {
  const root = document.documentElement
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
  const { topPx, bottomPx } = visibleViewport()
  const above = top - topPx - GAP_PX - MARGIN_PX
  const beneath = bottomPx - bottom - GAP_PX - MARGIN_PX
  const neededPx = Math.min(box.scrollHeight, MIN_HEIGHT_PX)
  const isAbove = beneath < neededPx && above > beneath
  box.style.setProperty('--room', `${Math.max(isAbove ? above : beneath, 0)}px`)
  box.style.setProperty('--anchor', `${width}px`)
  box.style.top = isAbove ? 'auto' : `${bottom + GAP_PX}px`
  box.style.bottom = isAbove ? `${root.clientHeight - top + GAP_PX}px` : 'auto'

  const size = box.getBoundingClientRect().width
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - size : left
  const furthest = root.clientWidth - size - MARGIN_PX
  box.style.left = `${Math.max(MARGIN_PX, Math.min(start, furthest))}px`
}

/**
 * Positions an open box beside its anchor, above all other content, and updates it while the page moves. The box has
 * popover="manual", so that a scrolling dialog does not clip it.
 */
export function useFloat(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [float, base] = [box.current, anchor.current]
    if (!isOpen || !float || !base) return undefined
    // Browsers without a top layer fall back to a fixed box.
    float.showPopover?.()
    const place = () => placeBeneath(float, base)
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(float)
    sizes.observe(base)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
      float.hidePopover?.()
    }
  }, [box, anchor, isOpen])
}
