import { css } from 'styled-components'
import { HOVER } from '../media'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

/** Shared style of buttons and button links; kinds and sizes are data attributes. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-inline-size: 0;
  margin: 0;
  border: 1px solid transparent;
  background: none;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--motion-feedback),
    border-color var(--motion-feedback),
    color var(--motion-feedback),
    transform var(--motion-feedback) var(--ease-out);

  &[data-size='s'] {
    min-block-size: 32px;
    padding: var(--space-4) var(--space-12);
    border-radius: var(--radius-8);
    font-size: var(--type-14);
  }
  &[data-size='m'] {
    min-block-size: 40px;
    padding: var(--space-8) var(--space-16);
    border-radius: var(--radius-12);
  }
  &[data-size='l'] {
    min-block-size: 56px;
    padding: var(--space-12) var(--space-24);
    border-radius: 16px;
    font-size: 1.0625rem;
  }
  &[data-wide] {
    inline-size: 100%;
  }

  &[data-kind='primary'] {
    background: var(--accent);
    border-color: var(--accent-rim);
    color: var(--accent-ink);
  }
  &[data-kind='secondary'] {
    background: var(--raised);
    border-color: var(--rim);
    color: var(--text);
  }
  &[data-kind='quiet'] {
    color: var(--accent-2);
  }
  &[data-kind='danger'] {
    background: var(--bad-fill);
    border-color: var(--bad-fill);
    color: var(--bad-ink);
  }

  ${HOVER} {
    &[data-kind='primary']:hover:not(:disabled) {
      background: var(--accent-hover);
    }
    &[data-kind='secondary']:hover:not(:disabled),
    &[data-kind='quiet']:hover:not(:disabled) {
      background: var(--hover);
    }
    &[data-kind='danger']:hover:not(:disabled) {
      background: var(--bad-hover);
      border-color: var(--bad-hover);
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled {
    background: var(--line);
    border-color: transparent;
    color: var(--text-quiet);
    cursor: not-allowed;
  }
  &[data-kind='quiet']:disabled {
    background: none;
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
