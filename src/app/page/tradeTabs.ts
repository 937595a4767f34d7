import type { AreaDeclaration } from '../../core/area'
import type { Deployment } from '../../deployment/deployment'
import { areas } from '../areas'
import { placeAt } from '../shell/navigation/navigation.rules'

const declared: readonly AreaDeclaration[] = areas

/** Places of swap and liquidity, which a tab leads to; /pools belongs to the syrup pools. */
const tabbed = declared.flatMap(({ area, places = [] }) =>
  places.flatMap((place) => ('tab' in place ? [{ ...place, area }] : [])),
)

/** Returns whether a path belongs to swap or liquidity. */
export const isTradePath = (pathname: string): boolean => placeAt(tabbed, pathname) !== null

/** Returns the tabs above the pages of swap and liquidity (trading 2.2); none where the deployment lacks one of them. */
export function tradeTabs(pathname: string, enabled: Deployment['areas']) {
  const current = placeAt(tabbed, pathname)
  if (current === null || tabbed.some(({ area }) => area !== null && enabled[area] !== true)) return []
  return tabbed.map((place) => ({ to: place.to, label: place.tab ?? '', isCurrent: place === current }))
}
