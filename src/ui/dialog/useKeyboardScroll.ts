import { type RefObject, useEffect } from 'react'

/** How long after a change its size is looked at. */
const REST_MS = 100

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
    // Measured once changes rest: to measure at each would lay the page out twice.
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        measure()
      }, REST_MS)
    })
    changes.observe(box, { childList: true, subtree: true })
    measure()
    return () => {
      observer.disconnect()
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [ref])
}
