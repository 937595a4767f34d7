import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** What a row unfolds to, and the other way to look at all pools: fetched when the one or the other is wanted. */
export const EntryInside = lazyDialog(() => import('./EntryInside').then((it) => it.EntryInside))
export const PoolCard = lazyDialog(() => import('./PoolCard').then((it) => it.PoolCard))
