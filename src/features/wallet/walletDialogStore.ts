import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'

type Open = 'connect' | 'account' | 'transactions' | 'message' | null

const open = createExternalStore<Open>(null)

/** Opens a wallet dialog: connect, account, transactions or message; null closes it. */
export const showWalletDialog = (next: Open): void => open.set(next)

/** Returns the open wallet dialog. */
export const useOpenWalletDialog = (): Open => useSyncExternalStore(open.subscribe, open.getSnapshot)
