import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** What a row unfolds to, the other way to look at all pools, and what an account has of all: fetched when wanted. */
export const EntryInside = lazyDialog(() => import('./EntryInside').then((it) => it.EntryInside))
export const PoolCard = lazyDialog(() => import('./PoolCard').then((it) => it.PoolCard))
export const PoolsHarvest = lazyDialog(() => import('./PoolsHarvest').then((it) => it.PoolsHarvest))
