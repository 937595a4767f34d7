import { styled } from 'styled-components'
import type { Space } from './space'

interface Props {
  /** Space between the children: 8 px by default. */
  $gap?: Space
  /** Space between wrapped lines, if it differs from `$gap`. */
  $lineGap?: Space
  /** Block position of the children: centred by default. */
  $align?: 'start' | 'center' | 'baseline' | 'stretch'
  $justify?: 'center' | 'space-between'
  /** Wraps children that do not fit. */
  $wrap?: boolean
}

/** Children beside each other. */
export const Row = styled.div<Props>`
  display: flex;
  align-items: ${({ $align = 'center' }) => $align};
  gap: var(--space-${({ $gap = 8, $lineGap = $gap }) => $lineGap}) var(--space-${({ $gap = 8 }) => $gap});
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
`
