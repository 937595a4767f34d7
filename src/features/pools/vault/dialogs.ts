import { lazyDialog } from '../../../ui/dialog/lazyDialog'

export const BountyDialog = lazyDialog(() => import('./BountyDialog').then((it) => it.BountyDialog))
