import { useSyncExternalStore } from 'react'
import { nodes, type Disagreement } from './nodes'
import type { NodeHealth } from './nodePool'

/**
 * Returns the state of each node as of this render; subscribes to nodes being suspended or restored. Latency and blocks
 * change with every response and cause no render of their own.
 */
export function useNodeHealth(): readonly NodeHealth[] {
  useSyncExternalStore(nodes.changes.subscribe, nodes.changes.getSnapshot)
  return nodes.health()
}

/** Subscribes to the last disagreement of the nodes; null while there is none to show. */
export const useDisagreement = (): Disagreement | null =>
  useSyncExternalStore(nodes.changes.subscribe, nodes.disagreement)
