import { blockTimestamp } from '../contracts/chainFacts'
import { readRequired } from '../multicall/aggregate'
import type { Nodes } from '../rpc/nodes'

/** Reads the chain's own clock and answers the second, since 1970, until which a write sent now may be included. */
export async function readDeadline(nodes: Nodes, deadlineSeconds: number): Promise<number> {
  const [now = 0n] = await readRequired(nodes, [blockTimestamp()])
  return Number(now) + deadlineSeconds
}
