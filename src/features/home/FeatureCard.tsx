import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Card } from '../../ui/content/Card'
import { Icon } from '../../ui/content/Icon'
import { Text } from '../../ui/layout/Text'

const Lines = styled.div`
  display: grid;
  gap: var(--space-8);

  & > :first-child {
    color: var(--accent-rim);
  }
`

/** A card about one feature of the product. */
export function FeatureCard({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li>
      <Card inset="l">
        <Lines>
          <Icon of={icon} size={24} />
          <Text as="h2" $size={16}>
            {title}
          </Text>
          <Text $tone="quiet" $size={14}>
            {children}
          </Text>
        </Lines>
      </Card>
    </li>
  )
}
