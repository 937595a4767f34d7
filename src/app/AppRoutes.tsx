import { createElement, lazy, Suspense, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { deployment } from '../deployment/deployment'
import { useTranslation } from '../i18n'
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

function PageAt({ route }: { route: RouteFacts }) {
  const { t } = useTranslation()
  const { area, page, title } = route
  // Keeps its identity while the page is mounted, even if its code loads meanwhile.
  const Page = useMemo(() => page && pageOf(page), [page])
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
            <Routes>
              {Showcase && <Route path="/ui" element={<Showcase />} />}
              {route && <Route path={route.path} element={<PageAt route={route} />} />}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </RouteBoundary>
      )}
      <TradeLinks pathname={pathname} />
    </>
  )
}
