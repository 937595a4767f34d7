import { ArrowLeftRight, ChartCandlestick, House, Layers, type LucideIcon, Sprout } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { useAppStore } from '../../../state/storeHooks'
import { Icon } from '../../../ui/content/Icon'
import { RouterLink } from '../../../ui/controls/RouterLink'
import { preloadPage } from '../../pageRoutes'
import { type Entry, contains, linesOf, placeAt } from './navigation.rules'
import { allEntries } from './places'

/** Icons of the five main places, by the first path of their entry. */
const PICTURES: readonly (readonly [to: string, picture: LucideIcon])[] = [
  ['/', House],
  ['/swap', ArrowLeftRight],
  ['/farms', Sprout],
  ['/pools', Layers],
  ['/prediction', ChartCandlestick],
]

const Items = styled.ul`
  display: flex;

  & > li {
    flex: 1;
    min-inline-size: 0;
  }
`

const Main = styled(RouterLink)`
  display: grid;
  gap: 2px;
  place-items: center;
  align-content: center;
  block-size: 56px;
  color: var(--text-quiet);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: var(--leading-display);
  text-decoration: none;

  & > span:last-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-current] {
    color: var(--text);
  }
  & > span:first-child {
    padding: 2px var(--space-12);
    border: 1px solid transparent;
    border-radius: var(--radius-round);
  }
  &[aria-current] > span:first-child {
    background: var(--accent-soft);
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current] > span:first-child {
      border-color: Highlight;
    }
  }
`

const leadsTo = (entry: Entry, to: string) => linesOf(entry).some((line) => 'to' in line && line.to === to)

const mainPlaces = PICTURES.flatMap(([to, picture]) => {
  const entry = allEntries.find((one) => leadsTo(one, to))
  return entry ? [{ to, picture, entry }] : []
})

/** Navigation to the main places on a phone; omitted when the deployment has only one. */
export function BottomBar() {
  const { t } = useTranslation()
  const store = useAppStore()
  const { pathname } = useLocation()
  const place = placeAt(allEntries, pathname)
  if (mainPlaces.length < 2) return null
  return (
    <nav aria-label={t('Main pages')}>
      <Items>
        {mainPlaces.map(({ to, picture, entry }) => (
          <li key={to}>
            <Main
              to={to}
              aria-current={contains(entry, place) ? (pathname === to ? 'page' : 'true') : undefined}
              onPointerEnter={() => void preloadPage(to, store)}
              onFocus={() => void preloadPage(to, store)}
            >
              <Icon of={picture} />
              <span>{t(entry.label)}</span>
            </Main>
          </li>
        ))}
      </Items>
    </nav>
  )
}
