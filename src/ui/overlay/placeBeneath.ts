const GAP_PX = 6
const MARGIN_PX = 12
/** With less room than this below, and more above, a box opens above its anchor. */
const LEAST_ROOM_PX = 240

/** Returns the top and bottom of the visible viewport in page coordinates; an on-screen keyboard covers the rest. */
function seen(): { topPx: number; bottomPx: number } {
  const { visualViewport: view } = window
  if (!view) return { topPx: 0, bottomPx: document.documentElement.clientHeight }
  return { topPx: view.offsetTop, bottomPx: view.offsetTop + view.height }
}

/**
 * Positions a fixed box below its anchor, aligned with its start, or above where there is more room. The box stays
 * within the viewport. Sets the available height as `--room` and the anchor's width as `--anchor`.
 */
export function placeBeneath(box: HTMLElement, anchor: HTMLElement): void {
  const root = document.documentElement
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
  const { topPx, bottomPx } = seen()
  const above = top - topPx - GAP_PX - MARGIN_PX
  const beneath = bottomPx - bottom - GAP_PX - MARGIN_PX
  const wanted = Math.min(box.scrollHeight, LEAST_ROOM_PX)
  const isAbove = beneath < wanted && above > beneath
  box.style.setProperty('--room', `${Math.max(isAbove ? above : beneath, 0)}px`)
  box.style.setProperty('--anchor', `${width}px`)
  box.style.top = isAbove ? 'auto' : `${bottom + GAP_PX}px`
  box.style.bottom = isAbove ? `${root.clientHeight - top + GAP_PX}px` : 'auto'

  const size = box.getBoundingClientRect().width
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - size : left
  const furthest = root.clientWidth - size - MARGIN_PX
  box.style.left = `${Math.max(MARGIN_PX, Math.min(start, furthest))}px`
}
