import type { AreaDeclaration } from '../../core/area'
import { readStoredTransactions } from './readTransactions'
import { transactionsReducer } from './transactions.slice'
import { startTransactionsUpdater } from './transactions.updater'

/** Transactions of the accounts, of every area. */
export const transactionsArea = {
  area: null,
  slices: { transactions: transactionsReducer },
  stored: {
    transactions: {
      read: readStoredTransactions,
      load: () => import('./storedTransactions').then((it) => it.storedTransactions),
    },
  },
  updaters: [startTransactionsUpdater],
} as const satisfies AreaDeclaration
