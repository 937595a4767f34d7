import { readChainSeconds } from '../block/chainTime'
import type { Nodes } from '../rpc/nodes'

/** Reads the chain's own time and returns the second, since 1970, until which a write sent now may be included. */
export async function readDeadline(nodes: Nodes, deadlineSeconds: number): Promise<number> {
  return (await readChainSeconds(nodes)) + deadlineSeconds
}
