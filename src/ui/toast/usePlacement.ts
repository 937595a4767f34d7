import { type RefObject, useEffect, useState } from 'react'
import { type Box, choosePlacement, isCovering, type Placement } from './placement.rules'

/** The control, or the scrolled area, that shows the focus (WCAG 2.4.11). */
const FOCUSED = ':is(button, a[href], input, select, textarea, summary, [tabindex="0"]):focus-visible'
/** Primary and destructive buttons, navigation bars, and the focused element. */
const ACTIONS = `[data-kind=primary], [data-kind=danger], nav, ${FOCUSED}`
const CONTROLS = 'button, a[href], input, select, textarea'

/** Returns the boxes of the elements beside the toasts, on the page or in the front dialog. */
function boxesBeside(toasts: HTMLElement, selector: string): Box[] {
  return [...(toasts.parentElement ?? document).querySelectorAll(selector)]
    .filter((part) => !toasts.contains(part) && part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
}

/** Moves the toasts to a place, to measure them or to show them there. */
function placeAt(box: HTMLElement, { edge, isCompact }: Placement): void {
  box.dataset['edge'] = edge
  box.toggleAttribute('data-compact', isCompact)
}

/**
 * Moves the toasts to where they cover no action. They stay while the user reads or reaches for one, unless they have
 * appeared over an action: the pointer is often still on the button that was pressed.
 */
function place(box: HTMLElement, last: Placement): Placement {
  placeAt(box, last)
  const actions = boxesBeside(box, ACTIONS)
  const isRead = box.matches(':hover, :focus-within') && !isCovering(box.getBoundingClientRect(), actions)
  let next = last
  // The user opened the list, so that it may cover an action.
  if (!isRead && !box.hasAttribute('data-open')) {
    const boxAt = (placement: Placement) => {
      placeAt(box, placement)
      return box.getBoundingClientRect()
    }
    next = choosePlacement(boxAt, actions, boxesBeside(box, CONTROLS))
  }
  placeAt(box, next)
  return next
}

/**
 * Moves the toasts to where they cover no action of the page or the front dialog, after each change of the toasts and
 * of the page. Returns whether only the newest toast is shown there.
 */
export function usePlacement(ref: RefObject<HTMLElement | null>): boolean {
  const [isCompact, setIsCompact] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    let current: Placement = { edge: 'top', isCompact: false }
    let areToastsNew = true
    let frame = 0
    function check(): void {
      frame = 0
      if (!box) return
      if (!areToastsNew && !isCovering(box.getBoundingClientRect(), boxesBeside(box, ACTIONS))) return
      areToastsNew = false
      current = place(box, current)
      setIsCompact(current.isCompact)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(check)
    }
    // Called before the next paint, so that the toasts are never drawn at their last place.
    const changes = new MutationObserver((records) => {
      areToastsNew ||= records.some(({ target }) => box.contains(target))
      schedule()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', schedule, { capture: true, passive: true })
    addEventListener('resize', schedule)
    addEventListener('focusin', check)
    check()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('scroll', schedule, { capture: true })
      removeEventListener('resize', schedule)
      removeEventListener('focusin', check)
    }
  }, [ref])

  return isCompact
}
