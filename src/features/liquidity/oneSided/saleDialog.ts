import { lazyDialog } from '../../../ui/dialog/lazyDialog'

export const ConfirmSale = lazyDialog(() => import('./ConfirmSale').then((it) => it.ConfirmSale))
