import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { LucideIcon } from 'lucide-react'
import { Icon } from './Icon'

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 24px;
  padding-inline: var(--space-8);
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;

  &[data-kind='plain'] {
    border-color: var(--line);
    color: var(--text-quiet);
  }
  &[data-kind='accent'] {
    background: var(--accent-soft);
    color: var(--text);
  }
  &[data-kind='info'] {
    background: var(--info-soft);
    color: var(--accent-2);
  }
  &[data-kind='good'] {
    background: var(--good-soft);
    color: var(--good);
  }
  &[data-kind='warn'] {
    background: var(--warn-soft);
    color: var(--warn);
  }
  &[data-kind='bad'] {
    background: var(--bad-soft);
    color: var(--bad);
  }
`

type Props = {
  kind?: 'plain' | 'accent' | 'info' | 'good' | 'warn' | 'bad'
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A short label for the adjacent item. */
export function Badge({ kind = 'plain', icon, children }: Props) {
  return (
    <Pill data-kind={kind}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </Pill>
  )
}
