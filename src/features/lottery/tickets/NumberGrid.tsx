import { styled } from 'styled-components'
import { TicketNumber } from './TicketNumber'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: var(--space-8);
  max-block-size: 240px;
  padding: 2px;
  overflow-y: auto;
`

/** Renders the numbers of tickets; more than a few scroll. */
export function NumberGrid({ label, numbers }: { label: string; numbers: readonly number[] }) {
  return (
    // Focusable, so that the list scrolls by keyboard too.
    <Grid role="list" aria-label={label} tabIndex={0}>
      {numbers.map((number) => (
        <li key={number}>
          <TicketNumber number={number} />
        </li>
      ))}
    </Grid>
  )
}
