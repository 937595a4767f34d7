import { type RefObject, useEffect } from 'react'

/** Lets arrow keys reach a box that has more content than room, in browsers that do not see to it themselves. */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    function measure(): void {
      if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0
      else box?.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    const changes = new MutationObserver(measure)
    changes.observe(box, { childList: true, subtree: true })
    measure()
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [ref])
}
