import { styled } from 'styled-components'

/** A number that may change while it is read. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`

export const Stack = styled.div`
  display: grid;
  gap: var(--space-12);
`
