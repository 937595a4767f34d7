import type { Log } from '../../../chain/contracts/event'
import type { confirmReceipt as ConfirmReceipt } from '../../../chain/rpc/confirmReceipt'
import type { Nodes } from '../../../chain/rpc/nodes'
import { type Address, isAddressText } from '../../../core/address'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import type { Receipt, TransactionRecord } from '../transactions.slice'
import { movedAmountsIn } from './movedAmounts.rules'
import { swapAmountsIn } from './swapAmounts.rules'
import { requestEach } from './requestEach.chain'

const HEX = /^0x[0-9a-f]+$/i

const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const addressOrNull = (value: unknown): Address | null =>
  typeof value === 'string' && isAddressText(value) ? value : null

const isLog = (value: unknown): value is Log => {
  if (typeof value !== 'object' || value === null) return false
  const { address, topics, data } = value as Record<string, unknown>
  const isText = (each: unknown) => typeof each === 'string'
  return addressOrNull(address) !== null && isText(data) && Array.isArray(topics) && topics.every(isText)
}

/** Returns the amounts that a receipt's logs show. Null when the record names no assets, or there are no logs. */
function amountsIn(
  result: unknown,
  { arrival, from, signed }: TransactionRecord,
): Pick<Receipt, 'moved' | 'amounts'> | null {
  if (!arrival || typeof result !== 'object' || result === null) return null
  const { logs, to } = result as Record<string, unknown>
  if (!Array.isArray(logs)) return null
  const contract = addressOrNull(to) ?? signed?.to ?? null
  const sender = { account: from, contract, wrappedNative: wrappedNativeAddress }
  return arrival.kind === 'swap'
    ? { moved: swapAmountsIn(logs.filter(isLog), arrival, sender) }
    : { amounts: movedAmountsIn(logs.filter(isLog), arrival, sender) }
}

const confirmedReceipt: typeof ConfirmReceipt = async (...parameters) =>
  (await import('../../../chain/rpc/confirmReceipt')).confirmReceipt(...parameters)

/**
 * Reads the receipt of a transaction, with the amounts that its logs show. Two nodes, if there are two, have to
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
  const receipt: Receipt = {
    blockHash,
    blockNumber: Number(blockNumber),
    contractAddress: addressOrNull(contractAddress),
    from: addressOrNull(from),
    to: addressOrNull(to),
    transactionHash: hash,
    transactionIndex: isHex(transactionIndex) ? Number(transactionIndex) : 0,
    ...amountsIn(result, record),
  }
  if (status === undefined || status === null) return receipt
  // Some nodes return the status as a number; any other type leaves the outcome unknown.
  return isHex(status) || typeof status === 'number' ? { ...receipt, status: Number(status) } : null
}
