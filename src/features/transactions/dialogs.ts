import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const RecentTransactions = lazyDialog(() =>
  import('./recent/RecentTransactions').then((it) => it.RecentTransactions),
)
export { AlteredHost } from './altered/AlteredHost'
export type { NextStep } from './write/showOutcome'

/** Loads the module that follows a sent transaction in a dialog. */
export const loadOutcomeDialog = () => import('./write/showOutcome')
