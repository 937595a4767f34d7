import { keyframes, styled } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.45; }
`

const Block = styled.span`
  display: block;
  max-inline-size: 100%;
  background: var(--line);
  border-radius: var(--radius-8);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-round] {
    border-radius: var(--radius-round);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

type Props = {
  /** In pixels or any CSS length; defaults to the full line. */
  width?: number | string
  height?: number | string
  round?: boolean
}

/** Placeholder in the shape of the loading content. The container sets `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', round = false }: Props) {
  return <Block aria-hidden data-round={round || undefined} style={{ inlineSize: width, blockSize: height }} />
}
