import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** A pointer that only passes by opens nothing, and one that takes a short cut across the page closes nothing. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 160

/** What a box that stands open beside its button knows of its opening. */
export interface Opening {
  id: string
  anchor: RefObject<HTMLButtonElement | null>
  /** How it was opened: what only a pointer opened closes when the pointer leaves. */
  by: 'pointer' | 'press' | 'key'
  /** Closes it; by a key, the button has the focus again. */
  close(how: 'key' | 'elsewhere'): void
}

/**
 * Holds whether the box of a button is open (the disclosure pattern): by press, by the arrow down, and where `hover` is
 * spread on what holds both, by a mouse that rests there. `opening` is null while it is closed.
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
      // A press on what the pointer has just opened means to keep it.
      onClick: () => turn(by === null || by === 'pointer' ? 'press' : null),
    },
    hover: {
      onPointerEnter: (event: PointerEvent) => later(event, (now) => now ?? 'pointer', OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => later(event, (now) => (now === 'pointer' ? null : now), CLOSE_AFTER_MS),
    },
  }
}
