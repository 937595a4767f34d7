import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { followView, useView } from '../../../chain/wallet/view/viewedAccount'
import { carryView } from './carryView'

/**
 * Keeps `?as=0x…` in the page's address from place to place until it is left. It stands below the router and above
 * everything with a link, because the router's own context is the one place that every link and redirect goes through.
 */
export function ViewKeeper({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const viewed = useView()?.account ?? null
  const context = useContext(NavigationContext)
  useLayoutEffect(() => followView(search), [search])
  const carrying = useMemo(() => ({ ...context, navigator: carryView(context.navigator) }), [context])
  return <NavigationContext value={viewed === null ? context : carrying}>{children}</NavigationContext>
}
