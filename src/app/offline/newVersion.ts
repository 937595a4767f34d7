import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'

const isReady = createExternalStore(false)

/** Marks that a newer build than the page's is available. */
export const newVersionFound = (): void => isReady.set(true)

/** Subscribes to whether a reload would load a newer build. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(isReady.subscribe, isReady.getSnapshot)
}
