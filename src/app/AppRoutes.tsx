import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { NotFound } from './NotFound'
import { PageSkeleton } from './PageSkeleton'
import { Redirects } from './Redirects'
import { RouteBoundary } from './RouteBoundary'

const SwapPage = lazy(() => import('../features/swap/SwapPage').then(({ SwapPage: page }) => ({ default: page })))

/** Every part of the design system in its states; no trace of it in a production build. */
const Showcase = import.meta.env.DEV
  ? lazy(() => import('../ui/Showcase').then(({ Showcase: page }) => ({ default: page })))
  : null

/** Which page stands at which path; each is loaded when it is first visited (trading 2.1). */
export function AppRoutes() {
  return (
    <RouteBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Redirects>
          <Routes>
            <Route path="/" element={<Navigate to="/swap" replace />} />
            <Route path="/swap" element={<SwapPage />} />
            {Showcase && <Route path="/ui" element={<Showcase />} />}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Redirects>
      </Suspense>
    </RouteBoundary>
  )
}
