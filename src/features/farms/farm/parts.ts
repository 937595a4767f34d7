import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** The unfolded content of a row, the card view and the harvest of all farms; loaded on demand. */
export const FarmInside = lazyDialog(() => import('./FarmInside').then((it) => it.FarmInside))
export const FarmCard = lazyDialog(() => import('./FarmCard').then((it) => it.FarmCard))
export const FarmsHarvest = lazyDialog(() => import('../list/FarmsHarvest').then((it) => it.FarmsHarvest))
