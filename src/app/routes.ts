import { matchPath } from 'react-router-dom'
import type { Area } from '../deployment/deployment'

/** Implemented pages; src/app/pageRoutes.tsx loads each by this name. */
export type PageName =
  | 'home'
  | 'swap'
  | 'liquidity'
  | 'find'
  | 'add'
  | 'remove'
  | 'farms'
  | 'pools'
  | 'allowances'
  | 'about'

export interface RouteFacts {
  /** A router pattern; `:name` is any one segment. */
  path: string
  /** Page name in titles, as a sentence of src/i18n. */
  title: string
  /** Area that a deployment must enable; null for a page of every deployment. */
  area: Area | null
  /** Null while the page is not implemented. */
  page: PageName | null
  /** A trailing slash makes it a different path. */
  isStrict?: true
}

/** All routes of the product (trading 2.1). A path that matches two patterns belongs to the first. */
export const routes: readonly RouteFacts[] = [
  { path: '/', title: 'Home', area: null, page: 'home' },
  { path: '/about', title: 'About', area: null, page: 'about' },
  { path: '/swap', title: 'Exchange', area: 'swap', page: 'swap', isStrict: true },
  { path: '/liquidity', title: 'Liquidity', area: 'liquidity', page: 'liquidity' },
  { path: '/find', title: 'Import Pool', area: 'liquidity', page: 'find' },
  { path: '/add', title: 'Add Liquidity', area: 'liquidity', page: 'add' },
  { path: '/add/:currencyIdA', title: 'Add Liquidity', area: 'liquidity', page: 'add' },
  { path: '/add/:currencyIdA/:currencyIdB', title: 'Add Liquidity', area: 'liquidity', page: 'add' },
  { path: '/create/:currencyIdA', title: 'Add Liquidity', area: 'liquidity', page: 'add' },
  { path: '/create/:currencyIdA/:currencyIdB', title: 'Add Liquidity', area: 'liquidity', page: 'add' },
  { path: '/remove/:currencyIdA/:currencyIdB', title: 'Remove Liquidity', area: 'liquidity', page: 'remove' },
  { path: '/allowances', title: 'Allowances', area: null, page: 'allowances' },
  { path: '/farms', title: 'Farms', area: 'farms', page: 'farms' },
  { path: '/farms/archived', title: 'Farms', area: 'farms', page: 'farms' },
  { path: '/farms/history', title: 'Farms', area: 'farms', page: 'farms' },
  { path: '/farms/auction', title: 'Farm Auctions', area: 'farms', page: null },
  { path: '/pools', title: 'Pools', area: 'pools', page: 'pools' },
  { path: '/pools/history', title: 'Pools', area: 'pools', page: 'pools' },
  { path: '/prediction', title: 'Prediction', area: 'prediction', page: null },
  { path: '/lottery', title: 'Lottery', area: 'lottery', page: null },
  { path: '/collectibles', title: 'Collectibles', area: 'collectibles', page: null },
  { path: '/competition', title: 'Trading Battle', area: 'competition', page: null },
  { path: '/teams', title: 'Leaderboard', area: 'teams', page: null },
  { path: '/teams/:id', title: 'Team', area: 'teams', page: null },
  { path: '/profile', title: 'Your Profile', area: 'profile', page: null },
  { path: '/profile/tasks', title: 'Task Center', area: 'profile', page: null },
  { path: '/ifo', title: 'Initial Farm Offering', area: 'ifo', page: null },
  { path: '/voting', title: 'Voting', area: 'voting', page: null },
  { path: '/voting/proposal/create', title: 'Make a proposal', area: 'voting', page: null },
  { path: '/voting/proposal/:id', title: 'Vote', area: 'voting', page: null },
]

/** Returns the route of a path; null for an unknown path (trading 2.1 "any other path"). */
export function routeOf(pathname: string): RouteFacts | null {
  const fits = ({ path, isStrict }: RouteFacts) => (isStrict ? path === pathname : matchPath(path, pathname) !== null)
  return routes.find(fits) ?? null
}
