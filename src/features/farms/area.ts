import type { AreaDeclaration } from '../../core/area'
import { farmsReducer, readStoredFarms } from './farms.slice'

const farmsPage = () => import('./FarmsPage').then((it) => it.FarmsPage)

/** Staking of LP tokens for CAKE. */
export const farmsArea = {
  area: 'farms',
  routes: [
    { path: '/farms', title: 'Farms', page: farmsPage },
    { path: '/farms/archived', title: 'Farms', page: farmsPage },
    { path: '/farms/history', title: 'Farms', page: farmsPage },
  ],
  skeleton: 'list',
  places: [{ label: 'Farms', to: '/farms' }],
  slices: { farms: farmsReducer },
  stored: { farms: { read: readStoredFarms, load: () => import('./storedFarms').then((it) => it.storedFarms) } },
} as const satisfies AreaDeclaration
