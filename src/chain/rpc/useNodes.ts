import { useSyncExternalStore } from 'react'
import { nodes, type Disagreement } from './nodes'
import type { NodeHealth } from './nodePool'

let changes = 0
nodes.subscribe(() => {
  changes += 1
})

/**
 * Answers how each node does, as of this render: again when a node is set aside or comes back. Latency and blocks move
 * with every answer and cause no render of their own.
 */
export function useNodeHealth(): readonly NodeHealth[] {
  useSyncExternalStore(nodes.subscribe, () => changes)
  return nodes.health()
}

/** Answers the last disagreement of the nodes; null while there is none to be told. */
export const useDisagreement = (): Disagreement | null => useSyncExternalStore(nodes.subscribe, nodes.disagreement)
