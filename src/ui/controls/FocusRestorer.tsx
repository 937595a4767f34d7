import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const CONTROLS = 'a[href], button'

const Box = styled.div`
  display: contents;
`

/**
 * Restores focus in a part of the page whose buttons come and go. When the focused button is removed or disabled, focus
 * moves to the next enabled one. Keyboard users thus keep their position (WCAG 2.4.3).
 */
export function FocusRestorer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return undefined
    let held: { control: Element; at: number } | null = null
    const controls = () => [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter((it) => !it.closest('dialog'))
    const isGone = (control: Element) => !control.isConnected || control.matches(':disabled')
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (!held || !isGone(held.control) || (activeElement !== body && activeElement !== held.control)) return
      const there = controls()
      const next =
        there.slice(held.at).find((it) => !isGone(it)) ?? there.slice(0, held.at).findLast((it) => !isGone(it))
      next?.focus({ preventScroll: true })
    })
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const at = controls().findIndex((it) => it === target)
      held = at < 0 ? null : { control: target, at }
      if (held) observer.observe(node, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    }
    // The focus may have left deliberately, or its element may just have been removed. A microtask later the difference
    // is known.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target !== held?.control || isGone(held.control) || document.activeElement === held.control) return
        held = null
        observer.disconnect()
      })
    node.addEventListener('focusin', hold)
    node.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', hold)
      node.removeEventListener('focusout', leave)
    }
  }, [])
  return <Box ref={box}>{children}</Box>
}
