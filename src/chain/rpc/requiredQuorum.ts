import { deployment } from '../../deployment/deployment'
import type { Nodes } from './nodes'
import { operatorsOf, confirmingNodesOf } from './confirmingNodes'

/** Returns how many operators have to agree on what is signed through these nodes. */
export const quorumOf = (nodes: Nodes): number => nodes.quorum ?? deployment.rpc.quorum

/** Returns whether as many operators are usable now as have to agree on what is signed; one alone needs no second. */
export function hasQuorum(nodes: Nodes): boolean {
  const quorum = quorumOf(nodes)
  return quorum < 2 || operatorsOf(confirmingNodesOf(nodes)) >= quorum
}
