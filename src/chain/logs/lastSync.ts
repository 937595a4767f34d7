import { encodeCall, readWord } from '../contracts/codec'
import type { Nodes } from '../rpc/nodes'

const GET_RESERVES = '0x0902f1ac'

/** How a pair stands now: its reserves in smallest units, and when they last changed, in seconds since 1970. */
export interface LastSync {
  reserve0Raw: bigint
  reserve1Raw: bigint
  timeS: number
}

/**
 * Answers a pair's reserves and the time of their last change, which a node knows without any logs: it tells a pair that
 * was not traded from a node that forgot the trades. The contract keeps the time in 32 bits, good until 2106.
 */
export async function readLastSync(nodes: Nodes, pairAddress: string): Promise<LastSync> {
  const data = String(await nodes.request('eth_call', [{ to: pairAddress, data: encodeCall(GET_RESERVES) }, 'latest']))
  return { reserve0Raw: readWord(data, 0), reserve1Raw: readWord(data, 1), timeS: Number(readWord(data, 2)) }
}
