import type { Navigator, To } from 'react-router-dom'
import { currentView } from '../../../chain/wallet/view/viewedAccount'
import { withView } from '../../../chain/wallet/view/viewParameter'

/** Splits a path as it stands in a link; the parts keep their signs. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/

function partsOf(to: To): { pathname: string; search: string; hash: string } {
  if (typeof to !== 'string') return { pathname: to.pathname ?? '', search: to.search ?? '', hash: to.hash ?? '' }
  const [, pathname = '', search = '', hash = ''] = PARTS.exec(to) ?? []
  return { pathname, search, hash }
}

/** Answers where a link leads while an account is viewed: to the same place, seen as that account. */
function carried(to: To): To {
  const account = currentView()?.account
  if (!account) return to
  const { pathname, search, hash } = partsOf(to)
  return { pathname, search: withView(search, account), hash }
}

/** Answers the way to change places that takes the viewed account along, in what links show as well. */
export const carryView = (navigator: Navigator): Navigator => ({
  ...navigator,
  createHref: (to) => navigator.createHref(carried(to)),
  push: (to, state, options) => navigator.push(carried(to), state, options),
  replace: (to, state, options) => navigator.replace(carried(to), state, options),
})
