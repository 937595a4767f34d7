import { type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { ModalFrame } from '../dialog/ModalFrame'
import { useModal } from '../dialog/useModal'
import { RTL } from '../media'

const Panel = styled.dialog`
  --away: -100%;
  inline-size: min(320px, calc(100vw - 48px));
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  inset: 0;
  margin: 0;
  margin-inline-end: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-dialog);
  color: var(--text);
  outline: 0;
  transition: translate var(--motion-panel) var(--ease-out);

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--veil);
    transition: opacity var(--motion-panel);
  }
  ${RTL} &,
  &[data-side='end'] {
    --away: 100%;
  }
  ${RTL} &[data-side='end'] {
    --away: -100%;
  }
  &[data-side='end'] {
    margin-inline: auto 0;
    border-inline-start: 1px solid var(--line);
    border-inline-end: 0;
  }

  @starting-style {
    &[open] {
      translate: var(--away) 0;
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

type Props = {
  title: string
  onClose: () => void
  /** The edge it slides in from, in reading direction. */
  side?: 'start' | 'end'
  footer?: ReactNode
  children: ReactNode
}

/** A modal side panel, open while it is rendered; closes like a dialog. */
export function Drawer({ title, onClose, side = 'start', footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, onClose)
  return (
    <Panel ref={ref} aria-labelledby={titleId} tabIndex={-1} data-side={side}>
      <ModalFrame {...{ title, titleId, onClose, footer }}>{children}</ModalFrame>
    </Panel>
  )
}
