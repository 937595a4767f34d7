import { useSyncExternalStore } from 'react'

let isReady = false
const listeners = new Set<() => void>()

/** Notes that this browser holds a newer build than the one the page runs. */
export function newVersionFound(): void {
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers whether a reload would bring a newer build. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
