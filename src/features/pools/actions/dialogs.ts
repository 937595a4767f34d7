import { lazyDialog } from '../../../ui/dialog/lazyDialog'

export const CollectDialog = lazyDialog(() => import('./CollectDialog').then((it) => it.CollectDialog))
export const EmergencyDialog = lazyDialog(() => import('./EmergencyDialog').then((it) => it.EmergencyDialog))
