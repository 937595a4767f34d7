import { encodeCall, readWord } from '../contracts/codec'
import type { Nodes } from '../rpc/nodes'

const GET_RESERVES = '0x0902f1ac'

/** Current reserves of a pair in smallest units, and the time of their last change in seconds since 1970. */
export interface LastSync {
  reserve0Raw: bigint
  reserve1Raw: bigint
  timeS: number
}

/**
 * Reads a pair's reserves and the time of their last change, which a node has even without logs. It distinguishes a
 * pair without trades from a node without logs. The contract stores the time in 32 bits, valid until 2106.
 */
export async function readLastSync(nodes: Nodes, pairAddress: string): Promise<LastSync> {
  const data = String(await nodes.request('eth_call', [{ to: pairAddress, data: encodeCall(GET_RESERVES) }, 'latest']))
  return { reserve0Raw: readWord(data, 0), reserve1Raw: readWord(data, 1), timeS: Number(readWord(data, 2)) }
}
