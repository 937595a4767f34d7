import { type RefObject, useLayoutEffect } from 'react'
import { placeBeneath } from './placeBeneath'

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
