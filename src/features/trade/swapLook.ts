import { styled } from 'styled-components'

/** A figure that may change while it is displayed: digits of equal width prevent layout shifts. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`

export const Stack = styled.div`
  display: grid;
  gap: var(--space-12);
`
