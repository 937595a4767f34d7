import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { rovingIndex } from '../rovingIndex'
import { floatStyles } from './float.styles'
import { type MenuEntry, MenuItem } from './MenuItem'
import { type OpenerProps, useDisclosure } from './useDisclosure'

/** Key presses within this interval belong to one search text. */
const TYPE_AHEAD_MS = 500

const Box = styled.div`
  ${floatStyles}
  min-inline-size: max(180px, min(var(--anchor, 0px), 360px));
  outline: 0;
`

export type MenuOpenerProps = OpenerProps & { onKeyDown: (event: KeyboardEvent) => void }

type Props = {
  label: string
  /** Renders the button that opens the menu, with the given props. */
  renderButton: (opener: MenuOpenerProps) => ReactNode
  items: readonly MenuEntry[]
}

/** A menu of actions or options, operated by pointer, arrow keys or first letters; closes on a choice. */
export function Menu({ label, renderButton, items }: Props) {
  const { isOpen, open, close, opener, box } = useDisclosure('menu')
  const { ref } = box
  const [opensAt, setOpensAt] = useState<'first' | 'last'>('first')
  const jump = useTypeAhead()

  useEffect(() => {
    if (!isOpen || !ref.current) return
    const shown = linesOf(ref.current)
    const chosen = shown.find((line) => line.getAttribute('aria-checked') === 'true')
    const first = opensAt === 'last' ? shown.at(-1) : (chosen ?? shown[0])
    first?.focus()
  }, [isOpen, opensAt, ref])

  function openByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpensAt(event.key === 'ArrowUp' ? 'last' : 'first')
    open()
  }

  function press(): void {
    setOpensAt('first')
    opener.onClick()
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Tab') {
      // Focus returns to the button first, so that Tab continues from there.
      close()
      return
    }
    const shown = linesOf(ref.current)
    const from = shown.findIndex((line) => line === document.activeElement)
    const labels = shown.map((line) => line.textContent)
    const to = rovingIndex(event.key, from, shown.length, 'down') ?? jump(event, labels, from)
    if (to === null) return
    event.preventDefault()
    shown[to]?.focus()
  }

  return (
    <>
      {renderButton({ ...opener, onClick: press, onKeyDown: openByKey })}
      <Box {...box} role="menu" aria-label={label} onKeyDown={move} onPointerOver={focusHovered}>
        {isOpen && items.map((item) => <MenuItem key={item.label} entry={item} onDone={close} />)}
      </Box>
    </>
  )
}

const LINE = '[role^="menuitem"]'

const linesOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>(LINE) ?? [])]

/** Hover moves focus, so that only one item is highlighted. */
function focusHovered({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'mouse' && target instanceof Element) target.closest<HTMLElement>(LINE)?.focus()
}

/** Returns a function that finds the index of the label that starts with the typed letters; null without a match. */
function useTypeAhead() {
  const typed = useRef({ letters: '', atMs: 0 })
  return (event: KeyboardEvent, labels: readonly string[], from: number): number | null => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null
    const { letters, atMs } = typed.current
    const isSameSearch = event.timeStamp - atMs < TYPE_AHEAD_MS
    const next = (isSameSearch ? letters : '') + event.key.toLocaleLowerCase()
    typed.current = { letters: next, atMs: event.timeStamp }
    // The first letter searches from the next label; further letters may match the current one.
    const start = next.length === 1 ? from + 1 : Math.max(from, 0)
    const order = labels.map((_, step) => (start + step) % labels.length)
    return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(next)) ?? null
  }
}
