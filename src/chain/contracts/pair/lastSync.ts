import type { Address } from '../../../core/address'
import type { Nodes } from '../../rpc/nodes'
import { readWord } from '../codec'
import { getReserves, type Reserves } from './reads'

/** Current reserves of a pair in smallest units, and the time of their last change in seconds since 1970. */
export interface LastSync extends Reserves {
  timeS: number
}

/**
 * Reads a pair's reserves and the time of their last change, which a node has even without logs. It distinguishes a
 * pair without trades from a node without logs. The contract stores the time in 32 bits, valid until 2106.
 */
export async function readLastSync(nodes: Nodes, pairAddress: Address): Promise<LastSync> {
  const { callData, decode } = getReserves(pairAddress)
  const data = String(await nodes.request('eth_call', [{ to: pairAddress, data: callData }, 'latest']))
  return { ...decode(data), timeS: Number(readWord(data, 2)) }
}
