import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const RecentTransactions = lazyDialog(() => import('./RecentTransactions').then((it) => it.RecentTransactions))
export type { ApprovalState } from './approval.rules'
export { readStoredTransactions } from './storedTransactions'
export { startTransactionsUpdater } from './transactions.updater'
export { tellOutcome } from './tellOutcome'
export { TransactionLink } from './TransactionLink'
export { transactionsReducer, type Summary } from './transactions.slice'
export { useApproval } from './useApproval'
export { usePendingCount } from './usePendingCount'
export { useSendIntent } from './useSendIntent'
