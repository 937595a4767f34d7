import { useSyncExternalStore } from 'react'

type Open = 'connect' | 'account' | 'transactions' | 'message' | null

let open: Open = null
const listeners = new Set<() => void>()

/** Opens a wallet dialog: connect, account, transactions or message; null closes it. */
export function showWalletDialog(next: Open): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the open wallet dialog. */
export const useWalletDialog = (): Open => useSyncExternalStore(subscribe, () => open)
