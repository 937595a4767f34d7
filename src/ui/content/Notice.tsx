import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { announce } from '../toast/announce'
import { Icon } from './Icon'

export type NoticeKind = 'info' | 'good' | 'warn' | 'bad'

/** Icon of each kind, so that colour is never the only indicator. */
export const noticeIcons: Readonly<Record<NoticeKind, LucideIcon>> = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4) var(--space-12);
  padding: var(--space-12) var(--space-16);
  border: 1px solid transparent;
  border-radius: var(--radius-12);
  font-size: var(--type-14);

  & > :first-child {
    margin-block-start: 1px;
  }
  &[data-short] {
    align-items: center;
  }
  &[data-kind='info'] {
    background: var(--info-soft);
    --tone: var(--accent-2);
  }
  &[data-kind='good'] {
    background: var(--good-soft);
    --tone: var(--good);
  }
  &[data-kind='warn'] {
    background: var(--warn-soft);
    --tone: var(--warn);
  }
  &[data-kind='bad'] {
    background: var(--bad-soft);
    --tone: var(--bad);
  }
  & > span {
    color: var(--tone);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

const Title = styled.p`
  font-weight: 600;
  color: var(--text);
`

const Body = styled.div`
  grid-column: 2 / -1;
  color: var(--text);
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block-start: var(--space-8);

  &[data-beside] {
    grid-column: 3;
    margin: 0;
  }
`

type Props = {
  kind: NoticeKind
  title: string
  children?: ReactNode
  /** Buttons that act on the notice. */
  actions?: ReactNode
  /** Announces its title to screen readers when it appears. */
  spoken?: boolean
}

/** An inline message: a wrong network, a changed price, an error. */
export function Notice({ kind, title, children, actions, spoken = false }: Props) {
  useEffect(() => {
    if (spoken) announce(title)
  }, [spoken, title])
  return (
    <Box data-kind={kind} data-short={children === undefined || undefined}>
      <Icon of={noticeIcons[kind]} />
      <Title>{title}</Title>
      {children !== undefined && <Body>{children}</Body>}
      {actions !== undefined && <Actions data-beside={children === undefined || undefined}>{actions}</Actions>}
    </Box>
  )
}
