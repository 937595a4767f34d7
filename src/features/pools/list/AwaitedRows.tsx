import { styled } from 'styled-components'
import { Skeleton } from '../../../ui/content/Skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const List = styled.div`
  display: grid;
  gap: var(--space-8);
`

/** The shape of the list while its first figures are read. */
export function AwaitedRows() {
  return (
    <List aria-busy>
      {ROWS.map((row) => (
        <Skeleton key={row} height="84px" />
      ))}
    </List>
  )
}
