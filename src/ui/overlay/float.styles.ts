import { css } from 'styled-components'

/** Shared surface style of menus and popovers; positioned by `useFloat`. */
export const floatStyles = css`
  position: fixed;
  inset: auto;
  z-index: 10;
  max-inline-size: calc(100vw - 24px);
  max-block-size: min(360px, var(--room, 360px));
  margin: 0;
  padding: var(--space-8);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--shadow-dialog);
  color: var(--text);

  &:not([data-open]) {
    display: none;
  }
`
