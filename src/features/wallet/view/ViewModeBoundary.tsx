import { useContext, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator, type To } from 'react-router-dom'
import { useView } from '../../../chain/wallet/view/useView'
import { currentView, followView } from '../../../chain/wallet/view/viewedAccount'
import { withView } from '../../../chain/wallet/view/viewParameter'

/** Splits the path of a link; query and hash keep their prefix. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/

function partsOf(to: To): { pathname: string; search: string; hash: string } {
  if (typeof to !== 'string') return { pathname: to.pathname ?? '', search: to.search ?? '', hash: to.hash ?? '' }
  const [, pathname = '', search = '', hash = ''] = PARTS.exec(to) ?? []
  return { pathname, search, hash }
}

/** Returns the target of a link in view-only mode: the same page with the viewed account. */
function withViewedAccount(to: To): To {
  const account = currentView()?.account
  if (!account) return to
  const { pathname, search, hash } = partsOf(to)
  return { pathname, search: withView(search, account), hash }
}

/** Wraps a navigator so that navigation and link URLs preserve the viewed account. */
const preservingView = (navigator: Navigator): Navigator => ({
  ...navigator,
  createHref: (to) => navigator.createHref(withViewedAccount(to)),
  push: (to, state, options) => navigator.push(withViewedAccount(to), state, options),
  replace: (to, state, options) => navigator.replace(withViewedAccount(to), state, options),
})

/**
 * Preserves `?as=0x…` in the URL across navigation until view-only mode ends. It wraps the router's navigation context,
 * the one object that every link and redirect uses. It is therefore below the router and above all links.
 */
export function ViewModeBoundary({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const viewed = useView()?.account ?? null
  const context = useContext(NavigationContext)
  useLayoutEffect(() => followView(search), [search])
  const preserving = useMemo(() => ({ ...context, navigator: preservingView(context.navigator) }), [context])
  return <NavigationContext value={viewed === null ? context : preserving}>{children}</NavigationContext>
}
