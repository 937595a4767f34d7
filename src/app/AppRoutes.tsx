import { createElement, lazy, Suspense, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { deployment } from '../deployment/deployment'
import { useTranslation } from '../i18n'
import { useAppStore } from '../state/storeHooks'
import { PageHead } from './page/PageHead'
import { PageSkeleton } from './page/PageSkeleton'
import { RouteBoundary } from './page/RouteBoundary'
import { TradeLinks, TradeTabs } from './page/TradeShell'
import { useRouteFocus } from './page/useRouteFocus'
import { pageOf } from './pageRoutes'
import { redirectFor } from './redirects.rules'
import { type RouteFacts, routeOf } from './routes'

const NotFound = lazy(() => import('./page/NotFound').then((it) => ({ default: it.NotFound })))
const AreaUnavailable = lazy(() => import('./page/AreaUnavailable').then((it) => ({ default: it.AreaUnavailable })))

/** The design system showcase; absent from a production build. */
const Showcase = import.meta.env.DEV
  ? lazy(() => import('../ui/Showcase').then((it) => ({ default: it.Showcase })))
  : null

/** Renders the page of a route. A second search, by the router's own `Routes`, would add 3 KiB to the first load. */
function PageAt({ pathname, route }: { pathname: string; route: RouteFacts | null }) {
  const { t } = useTranslation()
  const store = useAppStore()
  const { page = null, area: pageArea = null, late } = route ?? {}
  // Keeps its identity while the page is mounted, even if its code loads meanwhile.
  const Page = useMemo(() => page && pageOf({ page, area: pageArea, late }, store), [page, pageArea, late, store])
  if (Showcase && pathname === '/ui') return <Showcase />
  if (route === null) return <NotFound />
  const { area, title } = route
  if (area !== null && (page === null || deployment.areas[area] !== true)) {
    return <AreaUnavailable title={t(title)} area={area} />
  }
  return createElement(Page ?? NotFound)
}

/** Renders the page of the current path, and redirects old and short paths (trading 2.1). */
export function AppRoutes() {
  const { t } = useTranslation()
  const location = useLocation()
  const { pathname, search } = location
  const target = redirectFor(location)
  const route = routeOf(pathname)
  useRouteFocus(target === null ? t(route?.title ?? 'Page not found') : null)
  return (
    <>
      <PageHead route={route} />
      <TradeTabs pathname={pathname} />
      {target !== null && <Navigate to={target} replace />}
      {target === null && (
        <RouteBoundary place={pathname + search}>
          <Suspense fallback={<PageSkeleton route={route} />}>
            <PageAt pathname={pathname} route={route} />
          </Suspense>
        </RouteBoundary>
      )}
      <TradeLinks pathname={pathname} />
    </>
  )
}
