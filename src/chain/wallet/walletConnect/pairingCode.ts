import { useSyncExternalStore } from 'react'

let code: string | null = null
const listeners = new Set<() => void>()

/** Shows the wc: address that a wallet has to get hold of, or with null takes it away. */
export function showPairingCode(next: string | null): void {
  code = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers the wc: address that waits for a wallet; null while there is none. */
export const usePairingCode = (): string | null => useSyncExternalStore(subscribe, () => code)
