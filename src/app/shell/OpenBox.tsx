import { type ComponentPropsWithoutRef, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { floatStyles } from '../../ui/overlay/float.styles'
import { useDismiss } from '../../ui/overlay/useDismiss'
import { useFloat } from '../../ui/overlay/useFloat'
import { rovingIndex } from '../../ui/rovingIndex'
import type { Opening } from './useOpening'

const Box = styled.div`
  ${floatStyles}
  max-block-size: min(560px, var(--room, 560px));
  font-size: var(--type-16);
`

type Props = Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'popover' | 'onKeyDown'> & { opening: Opening }

/** An open popover below its button. Closes on Esc, press or focus outside; arrow keys move between its links. */
export function OpenBox({ opening, ...rest }: Props) {
  const { id, anchor, by, close } = opening
  const box = useRef<HTMLDivElement>(null)
  useFloat(box, anchor, true)
  useDismiss(box, anchor, true, close)

  useLayoutEffect(() => {
    if (by === 'key') box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [by])

  useEffect(() => {
    if (by !== 'pointer') return undefined
    // Escape closes a popover opened by hover, wherever the focus is (WCAG 1.4.13).
    const leave = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close('elsewhere')
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [by, close])

  function move(event: KeyboardEvent): void {
    const links = [...(box.current?.querySelectorAll('a') ?? [])]
    const from = links.findIndex((link) => link === document.activeElement)
    const to = from < 0 ? null : rovingIndex(event.key, from, links.length, 'down')
    if (to === null) return
    event.preventDefault()
    links[to]?.focus()
  }

  return <Box {...rest} ref={box} id={id} popover="manual" data-open onKeyDown={move} />
}
