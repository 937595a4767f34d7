import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { floatLook } from './floatLook'
import { type OpenerProps, useDisclosure } from './useDisclosure'

const Box = styled.div`
  ${floatLook}
  inline-size: max-content;
  max-inline-size: min(360px, calc(100vw - 24px));
  padding: var(--space-16);
  outline: 0;
`

type Props = {
  /** What the box is about, for those who hear it. */
  label: string
  /** Draws the button that opens it, with all it is given. */
  renderButton: (opener: OpenerProps) => ReactNode
  /** What stands in the box; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A few controls beside the button that opens them, with the page in sight. Mark the one that takes the first focus
 * with `data-focus-first`.
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
