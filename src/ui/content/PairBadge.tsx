import { styled } from 'styled-components'
import { TokenBadge } from './TokenBadge'

const Pictures = styled.span`
  display: inline-flex;
  flex: none;

  & > :last-child {
    margin-inline-start: calc(-1 * var(--space-8));
  }
`

/** The fields that select a token's picture. */
export type PicturedToken = { symbol: string; address: string }

type Props = { tokens: readonly [PicturedToken, PicturedToken]; size?: 20 | 24 | 32 }

/** Pictures of the two tokens of a pair, for its LP token; the name is displayed beside them. */
export function PairBadge({ tokens, size = 24 }: Props) {
  return (
    <Pictures>
      {tokens.map(({ symbol, address }) => (
        <TokenBadge key={address} symbol={symbol} address={address} size={size} />
      ))}
    </Pictures>
  )
}
