import { styled } from 'styled-components'
import { RouterLink } from '../controls/RouterLink'
import { HOVER } from '../media'

const Track = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 2px;
  max-inline-size: 280px;
  margin: 0 auto var(--space-16);
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--surface);
`

const Tab = styled(RouterLink)`
  display: grid;
  place-items: center;
  min-block-size: 36px;
  padding-inline: var(--space-16);
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  color: var(--text-quiet);
  font-weight: 600;
  text-decoration: none;

  ${HOVER} {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-current] {
    border-color: var(--accent-rim);
    background: var(--accent);
    color: var(--accent-ink);
  }
`

export interface RouteTab {
  to: string
  label: string
  isCurrent: boolean
}

/** Renders a navigation between a few sibling pages, given by the caller; nothing for fewer than two. */
export function RouteTabs({ label, tabs }: { label: string; tabs: readonly RouteTab[] }) {
  if (tabs.length < 2) return null
  return (
    <Track aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Tab>
      ))}
    </Track>
  )
}
