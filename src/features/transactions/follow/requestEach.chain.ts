import type { Nodes } from '../../../chain/rpc/nodes'

const MAX_NODES = 3

/** Returns how many nodes have to agree before a result is reported: two, or one when there is only one. */
export const reportQuorumOf = (nodes: Nodes): number => Math.min(2, Math.max(1, nodes.witnesses?.().length ?? 0))

/**
 * Returns the results of up to three nodes for one request, in their order. Nodes that fail are omitted, as is
 * `exceptHost`, whose result is known.
 */
export async function requestEach(
  nodes: Nodes,
  method: string,
  params: readonly unknown[],
  exceptHost?: string,
): Promise<unknown[]> {
  const witnesses = (nodes.witnesses?.() ?? []).filter(({ host }) => host !== exceptHost)
  const settled = await Promise.allSettled(witnesses.slice(0, MAX_NODES).map((node) => node.request(method, params)))
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
