import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { floatStyles } from './float.styles'
import { type OpenerProps, useDisclosure } from './useDisclosure'

const Box = styled.div`
  ${floatStyles}
  inline-size: max-content;
  max-inline-size: min(360px, calc(100vw - 24px));
  padding: var(--space-16);
  outline: 0;
`

type Props = {
  /** Accessible name of the popover. */
  label: string
  /** Renders the button that opens the popover, with the given props. */
  renderButton: (opener: OpenerProps) => ReactNode
  /** Content of the popover; `close` returns focus to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A non-modal box of controls beside its button. `data-focus-first` marks the element that receives the first focus.
 */
export function Popover({ label, renderButton, children }: Props) {
  const { isOpen, close, opener, box } = useDisclosure('dialog')
  const { ref } = box

  useEffect(() => {
    if (!isOpen || !ref.current) return
    const first = ref.current.querySelector<HTMLElement>('[data-focus-first]') ?? ref.current
    first.focus({ preventScroll: true })
  }, [isOpen, ref])

  return (
    <>
      {renderButton(opener)}
      <Box {...box} role="dialog" aria-label={label}>
        {isOpen && children(close)}
      </Box>
    </>
  )
}
