import type { Log } from '../../../chain/contracts/event'
import type { confirmReceipt as ConfirmReceipt } from '../../../chain/rpc/confirmReceipt'
import type { Nodes } from '../../../chain/rpc/nodes'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import type { SwapAmounts, Receipt, TransactionRecord } from '../transactions.slice'
import { swapAmountsIn } from './swapAmounts.rules'
import { requestEach } from './requestEach.chain'

const HEX = /^0x[0-9a-f]+$/i

const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const isLog = (value: unknown): value is Log => {
  if (typeof value !== 'object' || value === null) return false
  const { address, topics, data } = value as Record<string, unknown>
  const isText = (each: unknown) => typeof each === 'string'
  return isText(address) && isText(data) && Array.isArray(topics) && topics.every(isText)
}

/** Returns the amounts of a swap from a receipt's logs. Null when the record is no swap, or the logs are malformed. */
function amountsIn(result: unknown, { arrival, from, signed }: TransactionRecord): SwapAmounts | null {
  if (!arrival || typeof result !== 'object' || result === null) return null
  const { logs, to } = result as Record<string, unknown>
  if (!Array.isArray(logs)) return null
  const contract = textOrNull(to) ?? signed?.to ?? ''
  return swapAmountsIn(logs.filter(isLog), arrival, { account: from, contract, wrappedNative: wrappedNativeAddress })
}

const confirmedReceipt: typeof ConfirmReceipt = async (...parameters) =>
  (await import('../../../chain/rpc/confirmReceipt')).confirmReceipt(...parameters)

/**
 * Reads the receipt of a transaction, with the amounts of a swap from its logs. Two nodes, if there are two, have to
 * agree. Null while no node has its block. `isOverdue` means that the nonce is used: a node without the receipt may
 * withhold it, so the others are queried.
 */
export async function readReceipt(nodes: Nodes, record: TransactionRecord, isOverdue = false): Promise<Receipt | null> {
  const { hash } = record
  let result = isOverdue
    ? ((await requestEach(nodes, 'eth_getTransactionReceipt', [hash])).find((each) => each !== null) ?? null)
    : await nodes.request('eth_getTransactionReceipt', [hash])
  const isAlone = (nodes.witnesses?.() ?? []).length < 2
  if (result !== null && !isAlone) {
    result = await confirmedReceipt(nodes, hash, result, (each) => JSON.stringify(amountsIn(each, record)))
  }
  if (typeof result !== 'object' || result === null) return null
  const { blockHash, blockNumber, contractAddress, from, to, transactionIndex, status } = result as Record<
    string,
    unknown
  >
  if (!isHex(blockHash) || !isHex(blockNumber)) return null
  const moved = amountsIn(result, record)
  const receipt: Receipt = {
    blockHash,
    blockNumber: Number(blockNumber),
    contractAddress: textOrNull(contractAddress),
    from: textOrNull(from) ?? '',
    to: textOrNull(to),
    transactionHash: hash,
    transactionIndex: isHex(transactionIndex) ? Number(transactionIndex) : 0,
    ...(moved && { moved }),
  }
  if (status === undefined || status === null) return receipt
  // Some nodes return the status as a number; any other type leaves the outcome unknown.
  return isHex(status) || typeof status === 'number' ? { ...receipt, status: Number(status) } : null
}
