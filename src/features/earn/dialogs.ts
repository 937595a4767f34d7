import { lazyDialog } from '../../ui/dialog/lazyDialog'

export { AprExplanation } from './AprExplanation'
export const HarvestAll = lazyDialog(() => import('./harvest/HarvestAll').then((it) => it.HarvestAll))
export const StakeDialog = lazyDialog(() => import('./stake/StakeDialog').then((it) => it.StakeDialog))
export const TokenRequired = lazyDialog(() => import('./stake/TokenRequired').then((it) => it.TokenRequired))
export const RoiCalculator = lazyDialog(() => import('./roi/RoiCalculator').then((it) => it.RoiCalculator))
export const ConfirmDialog = lazyDialog(() => import('./write/ConfirmDialog').then((it) => it.ConfirmDialog))
