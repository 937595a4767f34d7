import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** What a row unfolds to, and the other way to look at all farms: fetched when the one or the other is wanted. */
export const FarmInside = lazyDialog(() => import('./FarmInside').then((it) => it.FarmInside))
export const FarmCard = lazyDialog(() => import('./FarmCard').then((it) => it.FarmCard))
