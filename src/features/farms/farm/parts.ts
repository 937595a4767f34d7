import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** What a row unfolds to, the other way to look at all farms, and what an account has of all: fetched when wanted. */
export const FarmInside = lazyDialog(() => import('./FarmInside').then((it) => it.FarmInside))
export const FarmCard = lazyDialog(() => import('./FarmCard').then((it) => it.FarmCard))
export const FarmsHarvest = lazyDialog(() => import('../list/FarmsHarvest').then((it) => it.FarmsHarvest))
