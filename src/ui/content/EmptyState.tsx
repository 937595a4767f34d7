import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import { Text } from '../layout/Text'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-32) var(--space-16);
  text-align: center;
`

const Plate = styled.div`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin-block-end: var(--space-4);
  border-radius: var(--radius-round);
  background: var(--accent-soft);
  color: var(--accent-rim);
`

const Next = styled.div`
  max-inline-size: 36ch;
  color: var(--text-quiet);
  font-size: var(--type-14);
  text-wrap: balance;
`

const Action = styled.div`
  margin-block-start: var(--space-8);
`

type Props = {
  icon: LucideIcon
  title: string
  /** The suggested next step. */
  children?: ReactNode
  action?: ReactNode
}

/** Empty state with a suggested next step (look: States). */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <Box>
      <Plate>
        <Icon of={icon} size={24} />
      </Plate>
      <Text $weight={600}>{title}</Text>
      {children !== undefined && <Next>{children}</Next>}
      {action !== undefined && <Action>{action}</Action>}
    </Box>
  )
}
