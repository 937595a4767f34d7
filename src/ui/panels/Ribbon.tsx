import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Band = styled.span`
  position: absolute;
  inset-block-start: var(--space-12);
  inset-inline-end: -1px;
  max-inline-size: calc(100% - var(--space-32));
  padding: var(--space-4) var(--space-12);
  border: 1px solid transparent;
  border-inline-end: 0;
  border-start-start-radius: var(--radius-8);
  border-end-start-radius: var(--radius-8);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;

  &[data-kind='accent'] {
    border-color: var(--accent-rim);
    background: var(--accent);
    color: var(--accent-ink);
  }
  &[data-kind='info'] {
    background: var(--accent-2);
    color: var(--accent-2-ink);
  }
  &[data-kind='over'] {
    border-color: var(--rim);
    background: var(--line);
    color: var(--text);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

type Props = {
  /** 'accent' for current, 'info' for upcoming, 'over' for finished. */
  kind: 'accent' | 'info' | 'over'
  children: ReactNode
}

/** A status label at the edge of a card: "Finished", "Live". The card needs `position: relative`. */
export function Ribbon({ kind, children }: Props) {
  return <Band data-kind={kind}>{children}</Band>
}
