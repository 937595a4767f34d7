import { deployment } from '../../core/deployment'
import type { Nodes, Witness } from './nodes'

/** Returns the operator of a node; its host while that is unknown. */
export const operatorOfWitness = ({ operator, host }: Witness): string => operator ?? host

/** Returns all nodes to compare: healthy ones first, then those that are only slow. */
export const panelOf = (nodes: Nodes): Witness[] => [...(nodes.witnesses?.() ?? []), ...(nodes.arbiters?.() ?? [])]

/** Returns how many operators have to agree on what is signed through these nodes. */
export const quorumOf = (nodes: Nodes): number => nodes.quorum ?? deployment.rpc.quorum

/** Returns how many operators run these nodes. */
export const operatorsOf = (witnesses: readonly Witness[]): number => new Set(witnesses.map(operatorOfWitness)).size

/** Returns whether as many operators are usable now as have to agree on what is signed; one alone needs no second. */
export function hasQuorum(nodes: Nodes): boolean {
  const quorum = quorumOf(nodes)
  return quorum < 2 || operatorsOf(panelOf(nodes)) >= quorum
}
