import { styled } from 'styled-components'
import { isNamedFirst, lpName } from '../../../market/lpName'
import { PairBadge } from '../../../ui/content/PairBadge'
import { Figure } from '../../../ui/figures/Figure'
import type { Currency } from './currency'
import { LP_DECIMALS } from './pool.messages'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4) var(--space-12);
`

const Amount = styled.strong`
  font-size: var(--type-20);
  overflow-wrap: anywhere;
`

const Name = styled.span`
  grid-column: 2;
  color: var(--text-quiet);
  font-size: var(--type-14);
`

const picturesOf = ({ symbol, id }: Currency) => ({ symbol, address: id })

/** Renders the icons of a pool's two tokens, in the order of the pair's name. */
export function PairBadges({ a, b }: { a: Currency; b: Currency }) {
  const [first, second] = isNamedFirst(a.traded, b.traded) ? [a, b] : [b, a]
  return <PairBadge tokens={[picturesOf(first), picturesOf(second)]} />
}

/** Renders an amount of a pool's LP tokens in large type, with icons and name. */
export function LpFigure({ a, b, sharesRaw }: { a: Currency; b: Currency; sharesRaw: bigint }) {
  return (
    <Box>
      <PairBadges a={a} b={b} />
      <Amount>
        <Figure raw={sharesRaw} decimals={LP_DECIMALS} />
      </Amount>
      <Name>{lpName(a.traded, b.traded)}</Name>
    </Box>
  )
}
