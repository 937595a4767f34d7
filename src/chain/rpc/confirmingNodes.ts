import type { Nodes, Witness } from './nodes'

/** Returns the operator of a node; its host while that is unknown. */
export const operatorOfWitness = ({ operator, host }: Witness): string => operator ?? host

/** Returns all nodes to compare: healthy ones first, then those that are only slow. */
export const confirmingNodesOf = (nodes: Nodes): Witness[] => [
  ...(nodes.witnesses?.() ?? []),
  ...(nodes.arbiters?.() ?? []),
]

/** Returns how many operators run these nodes. */
export const operatorsOf = (witnesses: readonly Witness[]): number => new Set(witnesses.map(operatorOfWitness)).size
