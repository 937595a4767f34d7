import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import type { Currency } from './currency'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4) var(--space-12);
`

const Amount = styled.strong`
  font-size: var(--type-20);
  overflow-wrap: anywhere;

  &[data-long] {
    font-size: var(--type-16);
  }
`

/** Above this length in characters an amount needs a smaller font to stay on one line. */
const LONG_TEXT = 13

const Name = styled.span`
  grid-column: 2;
  color: var(--text-quiet);
  font-size: var(--type-14);
`

const Badges = styled.span`
  display: inline-flex;

  & > :last-child {
    margin-inline-start: calc(-1 * var(--space-8));
  }
`

/** Renders the icons of a pool's two tokens. */
export function PairBadges({ a, b }: { a: Currency; b: Currency }) {
  return (
    <Badges>
      <TokenBadge symbol={a.symbol} address={a.id} size={24} />
      <TokenBadge symbol={b.symbol} address={b.id} size={24} />
    </Badges>
  )
}

/** Renders an amount of a pool's LP tokens in large type, with icons and name. */
export function LpFigure({ a, b, text }: { a: Currency; b: Currency; text: string }) {
  const { t } = useTranslation()
  return (
    <Box>
      <PairBadges a={a} b={b} />
      <Amount data-long={text.length > LONG_TEXT || undefined}>
        <bdi dir="ltr">{text}</bdi>
      </Amount>
      <Name>{t('%pair% LP', { pair: `${a.symbol}/${b.symbol}` })}</Name>
    </Box>
  )
}
