import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../ui/content/Icon'

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-48);
  text-align: center;
`

const Plate = styled.div`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--radius-round);
  background: var(--accent-soft);
  color: var(--accent-rim);
`

const Title = styled.h1`
  font-size: var(--type-24);
  overflow-wrap: anywhere;
`

const Message = styled.div`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 44ch;
  color: var(--text-quiet);
  overflow-wrap: anywhere;
  text-wrap: balance;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
  margin-block-start: var(--space-12);
`

type Props = {
  icon: LucideIcon
  title: string
  /** Explanation, in paragraphs. */
  children: ReactNode
  /** Links and buttons to continue with. */
  actions: ReactNode
}

/** A full-page message with actions. */
export function PageMessage({ icon, title, children, actions }: Props) {
  return (
    <Column>
      <Plate>
        <Icon of={icon} size={24} />
      </Plate>
      <Title>{title}</Title>
      <Message>{children}</Message>
      <Actions>{actions}</Actions>
    </Column>
  )
}
