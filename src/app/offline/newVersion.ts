import { useSyncExternalStore } from 'react'

let isReady = false
const listeners = new Set<() => void>()

/** Marks that a newer build than the page's is available. */
export function newVersionFound(): void {
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Subscribes to whether a reload would load a newer build. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
