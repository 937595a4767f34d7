import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import type { Currency } from './currency'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4) var(--space-12);
`

const Amount = styled.strong`
  font-size: var(--type-20);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-long] {
    font-size: var(--type-16);
  }
`

/** From so many characters on, an amount needs smaller figures to stay on one line. */
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

/** The pictures of a pool's two tokens. */
export function PairBadges({ a, b }: { a: Currency; b: Currency }) {
  return (
    <Badges>
      <TokenBadge symbol={a.symbol} address={a.id} size={24} />
      <TokenBadge symbol={b.symbol} address={b.id} size={24} />
    </Badges>
  )
}

/** An amount of a pool's LP tokens, large, with its pictures and its name. */
export function LpFigure({ a, b, text }: { a: Currency; b: Currency; text: string }) {
  const { t } = useTranslation()
  return (
    <Row>
      <PairBadges a={a} b={b} />
      <Amount data-long={text.length > LONG_TEXT || undefined}>
        <bdi dir="ltr">{text}</bdi>
      </Amount>
      <Name>{t('%pair% LP', { pair: `${a.symbol}/${b.symbol}` })}</Name>
    </Row>
  )
}
