import { useSyncExternalStore } from 'react'

type Open = 'connect' | 'account' | 'transactions' | 'message' | null

let open: Open = null
const listeners = new Set<() => void>()

/** Opens the dialog to connect a wallet, to look at the account or its transactions, to sign a message, or closes it. */
export function showWalletDialog(next: Open): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers which wallet dialog is open. */
export const useWalletDialog = (): Open => useSyncExternalStore(subscribe, () => open)
