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

/** The pages whose code is here already. */
const arrived: Partial<Record<PageName, ComponentType>> = {}

async function load(page: PageName): Promise<ComponentType> {
  const Page = await loaders[page]()
  arrived[page] = Page
  return Page
}

/** Stands for a page until its code is here. */
const lazies: Partial<Record<PageName, ComponentType>> = {}

/**
 * Answers a page by its name: itself where its code is here, else one that fetches it when it is drawn (trading 2.1). What
 * stands in the place of the latter stays for 300 ms at least, so that it does not flicker.
 */
export const pageOf = (page: PageName): ComponentType =>
  arrived[page] ?? (lazies[page] ??= lazy(async () => ({ default: await load(page) })))

/**
 * Fetches the code of the page that a path of the site leads to, when a visit is likely: its link is pointed at or has the
 * focus. Comes true when it is here, or cannot be had.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const target = redirectFor({ pathname, search: '', hash: '' }) ?? pathname
  const page = routeOf(target)?.page
  // A page that cannot be had says so when it is visited.
  if (page) await load(page).catch(() => undefined)
}
