import type { AreaDeclaration } from '../../core/area'
import { burnReducer } from './burn.slice'
import { mintReducer } from './mint.slice'
import { pairsReducer, readStoredPairs } from './pairs.slice'

const positionsPage = () => import('./positions/PositionsPage').then((it) => it.PositionsPage)
const findPage = () => import('./find/FindPage').then((it) => it.FindPage)
const addPage = () => import('./add/AddPage').then((it) => it.AddPage)
const removePage = () => import('./remove/RemovePage').then((it) => it.RemovePage)

/** Shares of the pools that swaps trade with: adding, removing, finding. */
export const liquidityArea = {
  area: 'liquidity',
  routes: [
    { path: '/liquidity', title: 'Liquidity', page: positionsPage },
    { path: '/find', title: 'Import pool', page: findPage },
    { path: '/add', title: 'Add liquidity', page: addPage },
    { path: '/add/:currencyIdA', title: 'Add liquidity', page: addPage },
    { path: '/add/:currencyIdA/:currencyIdB', title: 'Add liquidity', page: addPage },
    { path: '/create/:currencyIdA', title: 'Add liquidity', page: addPage },
    { path: '/create/:currencyIdA/:currencyIdB', title: 'Add liquidity', page: addPage },
    { path: '/remove/:currencyIdA/:currencyIdB', title: 'Remove liquidity', page: removePage },
  ],
  places: [
    {
      ...{ label: 'Liquidity', to: '/pool', group: 'Trade', tab: 'Liquidity' },
      also: ['/liquidity', '/find', '/add', '/create', '/remove'],
    },
    { label: 'LP migration', link: 'lpMigration', group: 'Trade' },
  ],
  slices: { burn: burnReducer, mint: mintReducer, pairs: pairsReducer },
  stored: { pairs: { read: readStoredPairs, load: () => import('./storedPairs').then((it) => it.storedPairs) } },
} as const satisfies AreaDeclaration
