import { type ReactNode, useId, useRef } from 'react'
import { Sheet } from './dialog.styles'
import { ModalFrame } from './ModalFrame'
import { useModal } from './useModal'

export type DialogProps = {
  title: string
  onClose: () => void
  /** Shows a back button to the previous view. */
  onBack?: (() => void) | undefined
  /** The primary action; always visible while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  /** 's' is 360 px wide, 'm' 420 px; on a phone both are a sheet at the bottom. */
  size?: 's' | 'm'
  /** Renders the content from edge to edge, for lists. */
  flush?: boolean
}

/**
 * A modal dialog, open while it is rendered (look: Controls). Closes by Esc, close button and backdrop.
 * `data-focus-first` marks the element that receives the first focus, such as a search field.
 */
export function Dialog({ title, onClose, onBack, footer, children, size = 'm', flush = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, onClose)
  return (
    <Sheet ref={ref} aria-labelledby={titleId} tabIndex={-1} data-size={size}>
      <ModalFrame {...{ title, titleId, onClose, onBack, footer, flush }}>{children}</ModalFrame>
    </Sheet>
  )
}
