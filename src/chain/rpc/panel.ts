import { deployment } from '../../core/deployment'
import type { Nodes, Witness } from './nodes'

/** Returns who runs a node; its host where that is not known. */
export const operatorOfWitness = ({ operator, host }: Witness): string => operator ?? host

/** Returns all nodes that may be compared: healthy ones first, then those that are only slow. */
export const panelOf = (nodes: Nodes): Witness[] => [...(nodes.witnesses?.() ?? []), ...(nodes.arbiters?.() ?? [])]

/** Returns whether as many operators are usable now as have to agree on what is signed; one alone needs no second. */
export function hasQuorum(nodes: Nodes): boolean {
  const quorum = nodes.quorum ?? deployment.rpc.quorum
  return quorum < 2 || new Set(panelOf(nodes).map(operatorOfWitness)).size >= quorum
}
