import { useSyncExternalStore } from 'react'

let code: string | null = null
const listeners = new Set<() => void>()

/** Shows the wc: URI for a wallet to scan, or hides it with null. */
export function showPairingCode(next: string | null): void {
  code = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Subscribes to the wc: URI that waits for a wallet; null without one. */
export const usePairingCode = (): string | null => useSyncExternalStore(subscribe, () => code)
