import { styled } from 'styled-components'
import { digitsOf } from '../tickets.rules'

const Digits = styled.bdi`
  display: inline-block;
  padding-inline: var(--space-4);
  border-radius: var(--radius-8);
  background: var(--hover);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: 0.3em;
  white-space: nowrap;

  & > mark {
    border-block-end: 2px solid var(--good);
    background: var(--good-soft);
    color: var(--good);
  }

  @media (forced-colors: active) {
    & > mark {
      border-color: Highlight;
      background: none;
      color: CanvasText;
    }
  }
`

/** Renders the six digits of a ticket, the first `matched` of them marked; they read from the left in each language. */
export function TicketNumber({ number, matched = 0 }: { number: number; matched?: number }) {
  const digits = digitsOf(number)
  return (
    <Digits dir="ltr">
      {matched > 0 && <mark>{digits.slice(0, matched)}</mark>}
      {digits.slice(matched)}
    </Digits>
  )
}
