import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const RecentTransactions = lazyDialog(() =>
  import('./recent/RecentTransactions').then((it) => it.RecentTransactions),
)
export { AlteredHost } from './altered/AlteredHost'
