import { styled } from 'styled-components'

/** Box of a tooltip, positioned by `useTip`. */
export const TipBubble = styled.div`
  position: fixed;
  inset: auto;
  z-index: 10;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 24px));
  margin: 0;
  padding: var(--space-12);
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--shadow-raised);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 400;
  line-height: var(--leading-text);
  text-align: start;
  white-space: normal;

  &:not([data-open]) {
    display: none;
  }
`
