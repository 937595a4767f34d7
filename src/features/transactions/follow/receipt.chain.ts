import type { confirmReceipt as ConfirmReceipt } from '../../../chain/rpc/confirmReceipt'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Receipt } from '../transactions.slice'

const HEX = /^0x[0-9a-f]+$/i

const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const confirmedReceipt: typeof ConfirmReceipt = async (...told) =>
  (await import('../../../chain/rpc/confirmReceipt')).confirmReceipt(...told)

/** Reads the receipt of a transaction, as two nodes tell it where there are two; null while none knows its block. */
export async function readReceipt(nodes: Nodes, hash: string): Promise<Receipt | null> {
  let answer = await nodes.request('eth_getTransactionReceipt', [hash])
  const isAlone = (nodes.witnesses?.() ?? []).length < 2
  if (answer !== null && !isAlone) answer = await confirmedReceipt(nodes, hash, answer)
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
