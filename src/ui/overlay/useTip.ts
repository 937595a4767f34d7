import { type RefObject, useLayoutEffect, useRef } from 'react'

const GAP_PX = 6
const MARGIN_PX = 12

/**
 * Shows an open tooltip beside its anchor, above all other content, while the page scrolls. Requests closing on Esc,
 * without closing anything around it, on a press or focus outside, on a resize, and when the anchor leaves the window.
 */
export function useTip(
  bubble: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  // Before the browser paints: a visible tooltip is in its place, and Esc closes it instead of the dialog around it.
  useLayoutEffect(() => {
    const [base, tip] = [anchor.current, bubble.current]
    if (!isOpen || !base || !tip) return undefined
    // The top layer prevents clipping inside a scrolling dialog; browsers without popovers fall back to a fixed box.
    tip.showPopover?.()
    placeBeside(tip, base)

    function closeByKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      // Escape closes only the tooltip, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    function closeOutside(event: Event): void {
      const target = event.target
      if (target instanceof Node && (base?.contains(target) || tip?.contains(target))) return
      close.current()
    }
    // A scroll may already be in progress when the tooltip opens, because focus scrolls the anchor into view.
    function follow(event: Event): void {
      if (!base || !tip || (event.target instanceof Node && tip.contains(event.target))) return
      const { top, bottom } = base.getBoundingClientRect()
      if (bottom < 0 || top > window.innerHeight) close.current()
      else placeBeside(tip, base)
    }
    document.addEventListener('keydown', closeByKey, true)
    document.addEventListener('pointerdown', closeOutside, true)
    // A tooltip that the resting pointer opened must not cover the control that gets the focus.
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', closeOutside)
    return () => {
      tip.hidePopover?.()
      document.removeEventListener('keydown', closeByKey, true)
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', closeOutside)
    }
  }, [bubble, anchor, isOpen])
}

/** Positions a fixed box above its anchor, or below where there is no room, and always within the viewport. */
function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const size = box.getBoundingClientRect()
  const above = top - size.height - GAP_PX
  const centred = left + width / 2 - size.width / 2
  const furthest = document.documentElement.clientWidth - size.width - MARGIN_PX
  box.style.top = `${above >= MARGIN_PX ? above : bottom + GAP_PX}px`
  box.style.left = `${Math.max(MARGIN_PX, Math.min(centred, furthest))}px`
}
