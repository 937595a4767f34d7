import { type PointerEvent, useRef } from 'react'

interface HoverHandlers {
  onPointerMove: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

/**
 * Returns the handlers of an element that calls back once when the mouse moves onto it, and once when the mouse leaves
 * it. An element that appears beneath a resting pointer, as in a dialog that opens, calls back only after the pointer
 * moved. Otherwise its tooltip would open and handle the Esc key that is meant for the dialog.
 */
export function useHover(onEnter: () => void, onLeave: () => void): HoverHandlers {
  const isOver = useRef(false)
  return {
    onPointerMove: ({ pointerType }) => {
      if (pointerType !== 'mouse' || isOver.current) return
      isOver.current = true
      onEnter()
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      isOver.current = false
      onLeave()
    },
  }
}
