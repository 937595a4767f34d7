import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Card } from '../../ui/content/Card'
import { Icon } from '../../ui/content/Icon'

const Lines = styled.div`
  display: grid;
  gap: var(--space-8);

  & > :first-child {
    color: var(--accent-rim);
  }
`

const Title = styled.h2`
  font-size: var(--type-16);
`

const Words = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

/** A card about one feature of the product. */
export function FeatureCard({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li>
      <Card inset="l">
        <Lines>
          <Icon of={icon} size={24} />
          <Title>{title}</Title>
          <Words>{children}</Words>
        </Lines>
      </Card>
    </li>
  )
}
