import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { HOVER } from '../media'

const Root = styled.button`
  min-block-size: 32px;
  min-inline-size: 44px;
  padding: 0 var(--space-8);
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--surface);
  color: var(--text-quiet);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: 1;
  cursor: pointer;
  transition:
    background-color var(--motion-feedback),
    color var(--motion-feedback);

  ${HOVER} {
    &:hover:not(:disabled) {
      background: var(--hover);
      color: var(--text);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--accent-rim);
    background: var(--accent-soft);
    color: var(--text);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

type Props = {
  onPick: () => void
  /** For a toggle chip; omit it for a chip that only performs an action. */
  selected?: boolean | undefined
  disabled?: boolean | undefined
  /** Longer accessible name than the visible text, for use without context. */
  label?: string | undefined
  children: ReactNode
}

/** A compact button for an immediate choice: 25%, 50%, Max. */
export function Chip({ onPick, selected, disabled, label, children }: Props) {
  return (
    <Root type="button" aria-pressed={selected} aria-label={label} disabled={disabled} onClick={onPick}>
      {children}
    </Root>
  )
}
