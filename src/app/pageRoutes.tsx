import { type ComponentType, lazy } from 'react'
import { redirectFor } from './redirects.rules'
import { type PageName, routeOf } from './routes'

const loaders: Record<PageName, () => Promise<ComponentType>> = {
  about: () => import('../features/about/AboutPage').then((it) => it.AboutPage),
  home: () => import('../features/home/HomePage').then((it) => it.HomePage),
  swap: () => import('../features/swap/SwapPage').then((it) => it.SwapPage),
  liquidity: () => import('../features/liquidity/positions/PositionsPage').then((it) => it.PositionsPage),
  find: () => import('../features/liquidity/find/FindPage').then((it) => it.FindPage),
  add: () => import('../features/liquidity/add/AddPage').then((it) => it.AddPage),
  allowances: () => import('../features/allowances/AllowancesPage').then((it) => it.AllowancesPage),
  remove: () => import('../features/liquidity/remove/RemovePage').then((it) => it.RemovePage),
  farms: () => import('../features/farms/FarmsPage').then((it) => it.FarmsPage),
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** The pages by name, the code of each fetched when it is first visited (trading 2.1). */
export const pages: Record<PageName, ComponentType> = {
  about: lazily(loaders.about),
  home: lazily(loaders.home),
  swap: lazily(loaders.swap),
  liquidity: lazily(loaders.liquidity),
  find: lazily(loaders.find),
  add: lazily(loaders.add),
  allowances: lazily(loaders.allowances),
  remove: lazily(loaders.remove),
  farms: lazily(loaders.farms),
}

/** Fetches the code of the page that a path leads to, when a visit is likely: its link is pointed at or has the focus. */
export function preloadPage(pathname: string): void {
  const target = redirectFor({ pathname, search: '', hash: '' }) ?? pathname
  const page = routeOf(target)?.page
  // A page that cannot be had says so when it is visited.
  if (page) void loaders[page]().catch(() => undefined)
}
