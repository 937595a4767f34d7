import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { useView } from '../../../chain/wallet/view/useView'
import { followView } from '../../../chain/wallet/view/viewedAccount'
import { carryView } from './carryView'

/**
 * Preserves `?as=0x…` in the URL across navigation until view-only mode ends. It wraps the router's navigation context,
 * the one object that every link and redirect uses. It is therefore below the router and above all links.
 */
export function ViewModeBoundary({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const viewed = useView()?.account ?? null
  const context = useContext(NavigationContext)
  useLayoutEffect(() => followView(search), [search])
  const carrying = useMemo(() => ({ ...context, navigator: carryView(context.navigator) }), [context])
  return <NavigationContext value={viewed === null ? context : carrying}>{children}</NavigationContext>
}
