import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** The unfolded content of a row, the card view and the harvest of all pools; loaded on demand. */
export const EntryInside = lazyDialog(() => import('./EntryInside').then((it) => it.EntryInside))
export const PoolCard = lazyDialog(() => import('./PoolCard').then((it) => it.PoolCard))
export const PoolsHarvest = lazyDialog(() => import('./PoolsHarvest').then((it) => it.PoolsHarvest))
