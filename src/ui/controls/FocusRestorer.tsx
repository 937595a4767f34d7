import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const CONTROLS = 'a[href], button'
/** A figure whose press copies its value. It is no action, and is removed while all its digits are shown. */
const FIGURE = '[data-figure]'

const Box = styled.div`
  display: contents;
`

/**
 * Restores focus in a part of the page whose buttons are added and removed. When the focused button is removed or
 * disabled, focus moves to the next enabled action, else to the one before. Keyboard users thus keep their position
 * (WCAG 2.4.3).
 */
export function FocusRestorer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return undefined
    // The index counts actions only.
    let focused: { control: Element; index: number } | null = null
    const controls = () =>
      [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.closest('dialog'))
    const isAction = (control: Element) => !control.matches(FIGURE)
    const isGone = (control: Element) => !control.isConnected || control.matches(':disabled')
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (!focused || !isGone(focused.control) || (activeElement !== body && activeElement !== focused.control)) return
      const current = controls().filter(isAction)
      const next =
        current.slice(focused.index).find((control) => !isGone(control)) ??
        current.slice(0, focused.index).findLast((control) => !isGone(control))
      next?.focus({ preventScroll: true })
    })
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const all = controls()
      const place = all.findIndex((control) => control === target)
      focused = place < 0 ? null : { control: target, index: all.slice(0, place).filter(isAction).length }
      if (focused) observer.observe(node, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    }
    // The focus may have left deliberately, or its element may just have been removed. A microtask later the difference
    // is known.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target !== focused?.control || isGone(focused.control) || document.activeElement === focused.control) return
        focused = null
        observer.disconnect()
      })
    node.addEventListener('focusin', onFocusIn)
    node.addEventListener('focusout', onFocusOut)
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', onFocusIn)
      node.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return <Box ref={box}>{children}</Box>
}
