import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** Hover delays: a passing pointer opens nothing, and briefly leaving the box does not close it. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 160

/** State of a popover that is open beside its button. */
export interface Opening {
  id: string
  anchor: RefObject<HTMLButtonElement | null>
  /** How it was opened: a popover opened by 'pointer' closes when the pointer leaves. */
  by: 'pointer' | 'press' | 'key'
  /** Closes it; 'key' returns focus to the button. */
  close(how: 'key' | 'elsewhere'): void
}

/**
 * Returns the state of a disclosure button and its popover. The popover opens by press, by ArrowDown and, with `hover`
 * spread on their container, by mouse hover. `opening` is null while it is closed.
 */
export function useOpening() {
  const id = useId()
  const [by, setBy] = useState<Opening['by'] | null>(null)
  const timer = useRef(0)
  const anchor = useRef<HTMLButtonElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  function turn(next: typeof by): void {
    clearTimeout(timer.current)
    setBy(next)
  }
  function later(event: PointerEvent, change: (now: typeof by) => typeof by, delayMs: number): void {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setBy(change), delayMs)
  }
  function close(how: 'key' | 'elsewhere'): void {
    turn(null)
    if (how === 'key') anchor.current?.focus({ preventScroll: true })
  }

  const opening: Opening | null = by && { id, anchor, by, close }
  return {
    opening,
    openByKey: () => turn('key'),
    button: {
      ref: anchor,
      'aria-expanded': by !== null,
      'aria-controls': by === null ? undefined : id,
      // A press on a popover opened by hover keeps it open.
      onClick: () => turn(by === null || by === 'pointer' ? 'press' : null),
    },
    hover: {
      onPointerEnter: (event: PointerEvent) => later(event, (now) => now ?? 'pointer', OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => later(event, (now) => (now === 'pointer' ? null : now), CLOSE_AFTER_MS),
    },
  }
}
