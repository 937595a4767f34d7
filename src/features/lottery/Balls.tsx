import { styled } from 'styled-components'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden'
import { digitsOf } from './tickets.rules'

/** Digits read from the left in each language. */
const Tray = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  direction: ltr;

  & > span {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 2px solid var(--line);
    border-radius: var(--radius-round);
    background: var(--raised);
    font-size: var(--type-16);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  & > [data-lit] {
    border-color: var(--accent-rim);
    background: var(--accent);
    color: var(--accent-ink);
  }
  &[data-size='l'] > span {
    inline-size: 44px;
    block-size: 44px;
    font-size: var(--type-20);
  }
  &[data-size='s'] > span {
    inline-size: 28px;
    block-size: 28px;
    font-size: var(--type-14);
  }

  @media (forced-colors: active) {
    & > [data-lit] {
      border-color: Highlight;
    }
  }
`

const PLACES = [0, 1, 2, 3, 4, 5]

interface Props {
  /** The number as the contract stores it. */
  number: number
  /** How many of the first digits are marked: all by default. */
  lit?: number
  size?: 's' | 'm' | 'l'
}

/** Renders the six digits of a number as balls (games 2.6.2). */
export function Balls({ number, lit = 6, size = 'm' }: Props) {
  const digits = digitsOf(number)
  return (
    <>
      <VisuallyHidden>{Array.from(digits).join(' ')}</VisuallyHidden>
      <Tray aria-hidden data-size={size}>
        {PLACES.map((place) => (
          <span key={place} data-lit={place < lit || undefined}>
            {digits[place]}
          </span>
        ))}
      </Tray>
    </>
  )
}
