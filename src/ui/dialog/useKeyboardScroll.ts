import { type RefObject, useEffect } from 'react'

/** Delay from a change of the content to the measurement of its size. */
const REST_MS = 100

/** Makes an overflowing box focusable, so that arrow keys scroll it in browsers that do not support this natively. */
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
    // Measured once after a burst of changes: measuring at each would force an extra layout.
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
