import type { AreaDeclaration } from '../../core/area'
import { poolsReducer, readStoredPools } from './pools.slice'

const poolsPage = () => import('./PoolsPage').then((it) => it.PoolsPage)

/** Staking of CAKE and other tokens in syrup pools and the vault. */
export const poolsArea = {
  area: 'pools',
  routes: [
    { path: '/pools', title: 'Pools', page: poolsPage },
    { path: '/pools/history', title: 'Pools', page: poolsPage },
  ],
  skeleton: 'list',
  places: [{ label: 'Pools', to: '/pools' }],
  slices: { pools: poolsReducer },
  stored: { pools: { read: readStoredPools, load: () => import('./storedPools').then((it) => it.storedPools) } },
} as const satisfies AreaDeclaration
