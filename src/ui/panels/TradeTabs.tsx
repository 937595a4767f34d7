import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { RouterLink } from '../controls/RouterLink'
import { HOVER } from '../media'
import { isLiquidityPath } from './tradePaths'

const Row = styled.nav`
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

const TABS = [
  { to: '/swap', label: 'Swap', isLiquidity: false },
  { to: '/pool', label: 'Liquidity', isLiquidity: true },
] as const

/** Navigation between swap and liquidity (trading 2.2); absent where the deployment has no liquidity pages. */
export function TradeTabs({ hasLiquidity }: { hasLiquidity: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (!hasLiquidity) return null
  return (
    <Row aria-label={t('Trade')}>
      {TABS.map(({ to, label, isLiquidity }) => (
        <Tab key={to} to={to} aria-current={isLiquidityPath(pathname) === isLiquidity ? 'page' : undefined}>
          {t(label)}
        </Tab>
      ))}
    </Row>
  )
}
