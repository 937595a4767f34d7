import links from '#deployment/links.json'
import { Link as RouterLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Link } from '../../ui/controls/Link'
import { currentMark, placeAt } from '../shell/navigation/navigation.rules'
import { allEntries } from '../shell/navigation/places'
import { placeLook } from '../shell/navigation/PlaceLink'

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4) var(--space-16);
  font-size: var(--type-14);
`

const Tab = styled(RouterLink)`
  ${placeLook}
`

/** The two halves of trading, by the path that leads there (trading 2.2). */
const TABS = [
  { to: '/swap', label: 'Swap', area: 'swap' },
  { to: '/pool', label: 'Liquidity', area: 'liquidity' },
] as const

const known: Readonly<Partial<Record<string, string>>> = links
const ELSEWHERE = [
  { label: 'The old exchange (V1)', href: known['oldExchange'] },
  { label: 'Bridge from ERC-20 to BEP-20', href: known['bridge'] },
  { label: 'Help with the exchange', href: known['exchangeHelp'] },
].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))

const tabs = TABS.filter(({ area }) => deployment.areas[area] === true)

/** Answers the place of trading that a path belongs to; null for a path of another area (trading 2.2). */
function tradePlaceOf(pathname: string) {
  const place = placeAt(allEntries, pathname)
  return TABS.some(({ to }) => to === place?.to) ? place : null
}

/** The way between swapping and liquidity; a deployment with one of them needs none. */
export function TradeTabs({ pathname }: { pathname: string }) {
  const { t } = useTranslation()
  const place = tradePlaceOf(pathname)
  if (place === null || tabs.length < 2) return null
  return (
    <Row aria-label={t('Trade')}>
      {tabs.map(({ to, label }) => (
        <Tab key={to} to={to} aria-current={to === place.to ? currentMark(place, place, pathname) : undefined}>
          {t(label)}
        </Tab>
      ))}
    </Row>
  )
}

/** What belongs to trading and stands elsewhere, as far as the deployment knows it. */
export function TradeLinks({ pathname }: { pathname: string }) {
  const { t } = useTranslation()
  if (tradePlaceOf(pathname) === null || ELSEWHERE.length === 0) return null
  return (
    <Row as="div">
      {ELSEWHERE.map(({ label, href }) => (
        <Link key={href} href={href}>
          {t(label)}
        </Link>
      ))}
    </Row>
  )
}
