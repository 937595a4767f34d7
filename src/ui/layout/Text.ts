import { styled } from 'styled-components'

interface Props {
  /** Colour by role: that of the surrounding text by default. */
  $tone?: 'quiet'
  /** Step of the type scale in px: the surrounding size by default. */
  $size?: 12 | 14 | 16 | 20 | 24 | 32
  $weight?: 400 | 500 | 600
}

/** A paragraph, or with `as` another element of text. */
export const Text = styled.p<Props>`
  ${({ $tone }) => $tone && `color: var(--text-${$tone});`}
  ${({ $size }) => $size && `font-size: var(--type-${$size});`}
  ${({ $weight }) => $weight && `font-weight: ${$weight};`}
`
