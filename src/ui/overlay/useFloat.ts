import { type RefObject, useLayoutEffect } from 'react'
import { placeBeneath } from './placeBeneath'

/**
 * Shows a box beside its anchor while it is open, above everything else, and keeps it there while the page moves. The
 * box carries popover="manual", so that a dialog that scrolls does not cut it.
 */
export function useFloat(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [float, base] = [box.current, anchor.current]
    if (!isOpen || !float || !base) return undefined
    // Without a top layer a fixed box has to do.
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
