import { type RefObject, useEffect, useRef } from 'react'

export type Dismissal = 'key' | 'elsewhere'

/**
 * Requests closing an overlay on Esc inside it, without closing anything around it, and on a press or focus outside.
 * `box` and `anchor` count as inside.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (how: Dismissal) => void,
): void {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })

  useEffect(() => {
    if (!isOpen) return undefined
    const inside = [box.current, anchor.current].filter((part) => part !== null)

    function leave({ target }: Event): void {
      if (target instanceof Node && !inside.some((part) => part.contains(target))) dismiss.current('elsewhere')
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      dismiss.current('key')
    }
    document.addEventListener('pointerdown', leave, true)
    document.addEventListener('focusin', leave, true)
    for (const part of inside) part.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', leave, true)
      document.removeEventListener('focusin', leave, true)
      for (const part of inside) part.removeEventListener('keydown', key)
    }
  }, [box, anchor, isOpen])
}
