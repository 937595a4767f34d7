import { readChainSeconds } from '../block/chainTime'
import type { Nodes } from '../rpc/nodes'

/** Reads the chain's time and returns the deadline, in seconds since 1970, of a write sent now. */
export async function readDeadline(nodes: Nodes, deadlineSeconds: number): Promise<number> {
  return (await readChainSeconds(nodes)) + deadlineSeconds
}
