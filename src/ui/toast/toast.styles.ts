import { keyframes, styled } from 'styled-components'
import { PHONE } from '../media'

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 -8px;
  }
`

export const Corner = styled.section`
  position: fixed;
  z-index: 20;
  inset-block-start: 72px;
  inset-inline-end: var(--space-16);
  inline-size: min(360px, calc(100vw - 32px));

  ${PHONE} {
    inset-block-start: calc(var(--space-8) + env(safe-area-inset-top));
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

export const Words = styled.div`
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
