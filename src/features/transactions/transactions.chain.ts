import type { Nodes } from '../../chain/rpc/nodes'
import type { Receipt } from './transactions.slice'

const numberOf = (hex: unknown): number => Number(hex)
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads the receipt of a transaction; null while no node knows one. */
export async function readReceipt(nodes: Nodes, hash: string): Promise<Receipt | null> {
  const answer = await nodes.request('eth_getTransactionReceipt', [hash])
  if (typeof answer !== 'object' || answer === null) return null
  const raw = answer as Record<string, unknown>
  const receipt: Receipt = {
    blockHash: String(raw['blockHash']),
    blockNumber: numberOf(raw['blockNumber']),
    contractAddress: textOrNull(raw['contractAddress']),
    from: String(raw['from']),
    to: textOrNull(raw['to']),
    transactionHash: hash,
    transactionIndex: numberOf(raw['transactionIndex']),
  }
  return raw['status'] === undefined || raw['status'] === null
    ? receipt
    : { ...receipt, status: numberOf(raw['status']) }
}
