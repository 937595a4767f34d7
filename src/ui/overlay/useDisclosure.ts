import { type RefObject, useId, useRef, useState } from 'react'
import { type Dismissal, useDismiss } from './useDismiss'
import { useFloat } from './useFloat'

/** Props of a button that opens a menu or popover; spread them on a `Button` or an `IconButton`. */
export type OpenerProps = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog' | 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

/** Manages a box beside its button: position, and closing by Esc, by a press elsewhere and by the button. */
export function useDisclosure(kind: OpenerProps['aria-haspopup']) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)

  function close(how: Dismissal): void {
    setIsOpen(false)
    // If the user moved focus elsewhere, it stays there.
    if (how === 'key') button.current?.focus({ preventScroll: true })
  }

  useFloat(box, button, isOpen)
  useDismiss(box, button, isOpen, close)

  const opener: OpenerProps = {
    ref: button,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setIsOpen(!isOpen),
  }
  const boxProps = { ref: box, id, popover: 'manual', tabIndex: -1, 'data-open': isOpen || undefined } as const
  return { isOpen, open: () => setIsOpen(true), close: () => close('key'), opener, box: boxProps }
}
