const GAP_PX = 6
const MARGIN_PX = 12

/** Puts a fixed box above the thing it belongs to, or below where there is no room, and never past the screen's edge. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const size = box.getBoundingClientRect()
  const above = top - size.height - GAP_PX
  const centred = left + width / 2 - size.width / 2
  const furthest = document.documentElement.clientWidth - size.width - MARGIN_PX
  box.style.top = `${above >= MARGIN_PX ? above : bottom + GAP_PX}px`
  box.style.left = `${Math.max(MARGIN_PX, Math.min(centred, furthest))}px`
}
