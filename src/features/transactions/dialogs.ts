import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const RecentTransactions = lazyDialog(() => import('./RecentTransactions').then((it) => it.RecentTransactions))
