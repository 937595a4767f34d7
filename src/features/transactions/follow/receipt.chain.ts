import type { Nodes } from '../../../chain/rpc/nodes'
import type { Receipt } from '../transactions.slice'

const HEX = /^0x[0-9a-f]+$/i

const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads the receipt of a transaction; null while no node knows the block it is in. */
export async function readReceipt(nodes: Nodes, hash: string): Promise<Receipt | null> {
  const answer = await nodes.request('eth_getTransactionReceipt', [hash])
  if (typeof answer !== 'object' || answer === null) return null
  const { blockHash, blockNumber, contractAddress, from, to, transactionIndex, status } = answer as Record<
    string,
    unknown
  >
  if (!isHex(blockHash) || !isHex(blockNumber)) return null
  const receipt: Receipt = {
    blockHash,
    blockNumber: Number(blockNumber),
    contractAddress: textOrNull(contractAddress),
    from: textOrNull(from) ?? '',
    to: textOrNull(to),
    transactionHash: hash,
    transactionIndex: isHex(transactionIndex) ? Number(transactionIndex) : 0,
  }
  if (status === undefined || status === null) return receipt
  // Some nodes give the status as a number; anything else says nothing of how the transaction ended.
  return isHex(status) || typeof status === 'number' ? { ...receipt, status: Number(status) } : null
}
