import { keyframes, styled } from 'styled-components'

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 -8px;
  }
`

/**
 * Below the top bar, or above the bottom bar and the floating notices. `usePlacement` sets `data-edge` to the edge
 * where the toasts cover the least of the actions.
 */
export const Corner = styled.section`
  position: fixed;
  z-index: 20;
  display: grid;
  gap: var(--space-8);
  justify-items: end;
  inset-block-start: calc(64px + env(safe-area-inset-top));
  inset-inline-end: var(--space-16);
  inline-size: min(360px, calc(100vw - 32px));

  dialog > & {
    inset-block-start: calc(var(--space-8) + env(safe-area-inset-top));
  }
  &[data-edge='bottom'] {
    inset-block: auto calc(64px + env(safe-area-inset-bottom));
  }
  /* Above the primary action at the foot of a sheet. */
  dialog > &[data-edge='bottom'] {
    inset-block-end: calc(96px + env(safe-area-inset-bottom));
  }
  html:has([data-afloat]) &[data-edge='bottom'] {
    inset-block-end: calc(176px + env(safe-area-inset-bottom));
  }
  &[data-open] {
    max-block-size: 60dvh;
    overflow-y: auto;
  }
`

export const Items = styled.ul`
  display: grid;
  gap: var(--space-8);
  inline-size: 100%;

  [data-compact]:not([data-open]) > & > :not(:last-child) {
    display: none;
  }
`

export const Item = styled.li`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12);
  border: 1px solid var(--tone);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--shadow-raised);
  color: var(--text);
  font-size: var(--type-14);
  animation: ${arrive} var(--motion-panel) var(--ease-out);

  --tone: var(--accent-2);
  &[data-kind='good'] {
    --tone: var(--good);
  }
  &[data-kind='bad'] {
    --tone: var(--bad);
  }
  & > :first-child {
    margin-block-start: 1px;
    color: var(--tone);
  }
`

export const Texts = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Body = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: var(--text-quiet);
`
