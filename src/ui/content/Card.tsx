import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);

  &[data-raised] {
    box-shadow: var(--shadow-raised);
  }

  &[data-inset='s'] {
    padding: var(--space-12);
    border-radius: var(--radius-12);
  }
  &[data-inset='m'] {
    padding: var(--space-16);
  }
  &[data-inset='l'] {
    padding: var(--space-24);
  }
`

type Props = ComponentPropsWithRef<'div'> & {
  inset?: 'none' | 's' | 'm' | 'l'
  raised?: boolean
}

/** A bordered surface that groups one item's content. */
export function Card({ inset = 'm', raised = false, ...rest }: Props) {
  return <Box data-inset={inset} data-raised={raised || undefined} {...rest} />
}
