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
  pools: () => import('../features/pools/PoolsPage').then((it) => it.PoolsPage),
}

/** Pages whose code is loaded. */
const arrived: Partial<Record<PageName, ComponentType>> = {}

async function load(page: PageName): Promise<ComponentType> {
  const Page = await loaders[page]()
  arrived[page] = Page
  return Page
}

/** Lazy components of pages whose code is not loaded yet. */
const lazies: Partial<Record<PageName, ComponentType>> = {}

/**
 * Returns the component of a page: itself if its code is loaded, else a lazy one (trading 2.1). React shows the
 * fallback of a lazy one for at least 300 ms, so that it does not flicker.
 */
export const pageOf = (page: PageName): ComponentType =>
  arrived[page] ?? (lazies[page] ??= lazy(async () => ({ default: await load(page) })))

/**
 * Preloads the code of the page at a path, on hover or focus of its link. Resolves when the code is loaded or has
 * failed.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const target = redirectFor({ pathname, search: '', hash: '' }) ?? pathname
  const page = routeOf(target)?.page
  // A failed load is reported when the page is visited.
  if (page) await load(page).catch(() => undefined)
}
