import { styled } from 'styled-components'
import type { Space } from './space'

interface Props {
  /** Space between the rows: 12 px by default. */
  $gap?: Space
  /** Centres the children and their texts; by default they fill the width. */
  $align?: 'center'
}

/** Children below each other, never wider than the stack. */
export const Stack = styled.div<Props>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 12 }) => $gap});
  ${({ $align }) => $align && 'justify-items: center; text-align: center;'}
`
