const GAP_PX = 6
const MARGIN_PX = 12

/** Positions a fixed box above its anchor, or below where there is no room, and always within the viewport. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const size = box.getBoundingClientRect()
  const above = top - size.height - GAP_PX
  const centred = left + width / 2 - size.width / 2
  const furthest = document.documentElement.clientWidth - size.width - MARGIN_PX
  box.style.top = `${above >= MARGIN_PX ? above : bottom + GAP_PX}px`
  box.style.left = `${Math.max(MARGIN_PX, Math.min(centred, furthest))}px`
}
