import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/content/Card'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'

/** Numbered cards in a row, which wraps where a card would be narrower than given. */
export const Steps = styled.ol<{ $leastPx?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $leastPx = 240 }) => $leastPx}px, 100%), 1fr));
  gap: var(--space-16);
  counter-reset: step;

  & > li {
    counter-increment: step;
  }
  & > li h3::before {
    content: counter(step) '. ';
  }
`

/** Renders one of the steps that explain a game. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <Card inset="l" style={{ blockSize: '100%' }}>
        <Stack $gap={8}>
          <Text as="h3" $size={16}>
            {title}
          </Text>
          <Text $size={14} $tone="quiet">
            {children}
          </Text>
        </Stack>
      </Card>
    </li>
  )
}
