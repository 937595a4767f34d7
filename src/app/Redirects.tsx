import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { redirectFor } from './redirects.rules'

/** Sends old and short paths on to where they lead now, and shows the page of every other (trading 2.1). */
export function Redirects({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const target = redirectFor(pathname, search)
  return target === null ? children : <Navigate to={target} replace />
}
