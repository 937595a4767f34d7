import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../../core/externalStore'

const code = createExternalStore<string | null>(null)

/** Shows the wc: URI for a wallet to scan, or hides it with null. */
export const showPairingCode = (next: string | null): void => code.set(next)

/** Subscribes to the wc: URI that waits for a wallet; null without one. */
export const usePairingCode = (): string | null => useSyncExternalStore(code.subscribe, code.getSnapshot)
