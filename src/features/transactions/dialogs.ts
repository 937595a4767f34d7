import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const RecentTransactions = lazyDialog(() => import('./RecentTransactions').then((it) => it.RecentTransactions))
export const FailureNotice = lazyDialog(() => import('./failure/FailureNotice').then((it) => it.FailureNotice))
export const WriteDialog = lazyDialog(() => import('./write/WriteDialog').then((it) => it.WriteDialog))
