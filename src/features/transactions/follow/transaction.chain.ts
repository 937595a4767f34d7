import type { Nodes } from '../../../chain/rpc/nodes'
import { type Address, isAddressText } from '../../../core/address'
import type { NodeTransaction, TransactionLookup } from './next.rules'
import { requestEach } from './requestEach.chain'

const QUANTITY = /^0x[0-9a-f]+$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i

const isQuantity = (value: unknown): value is string => typeof value === 'string' && QUANTITY.test(value)
const toDecimal = (value: string): string => BigInt(value).toString()

/** Parses a transaction that a node returned; null when it is malformed. */
export function parseNodeTransaction(result: unknown): NodeTransaction | null {
  if (typeof result !== 'object' || result === null) return null
  const {
    nonce,
    from,
    to,
    input,
    data = input,
    value,
    gas,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    chainId,
  } = result as Record<string, unknown>
  const maxFee = isQuantity(maxFeePerGas) ? maxFeePerGas : gasPrice
  if (!isQuantity(nonce) || !isQuantity(value) || !isQuantity(gas) || !isQuantity(maxFee)) return null
  if (typeof data !== 'string' || !DATA.test(data)) return null
  // A transaction that creates a contract has no recipient.
  const recipient = typeof to === 'string' ? to : null
  if (recipient !== null && !isAddressText(recipient)) return null
  const hasTip = isQuantity(maxFeePerGas) && isQuantity(maxPriorityFeePerGas)
  return {
    nonce: Number(nonce),
    ...(typeof from === 'string' && { from }),
    // Legacy transactions of some nodes have no chain id.
    ...(isQuantity(chainId) && { chainId: Number(chainId) }),
    request: {
      ...{ to: recipient, data, valueRaw: toDecimal(value) },
      ...{ gasLimit: toDecimal(gas), maxFeeRaw: toDecimal(maxFee) },
      ...(hasTip && { priorityFeeRaw: toDecimal(maxPriorityFeePerGas) }),
    },
  }
}

const isSigned = (result: unknown): result is Readonly<Record<string, unknown>> =>
  typeof result === 'object' && result !== null && ['r', 's', 'v'].every((field) => field in result)

interface CheckedTransaction {
  transaction: NodeTransaction
  isProven: boolean
}

/** Returns a node's result with whether it is proven; null when it contradicts its own hash or is malformed. */
async function checkTransaction(result: unknown, hash: string): Promise<CheckedTransaction | null> {
  const transaction = parseNodeTransaction(result)
  if (!transaction || !isSigned(result)) return transaction && { transaction, isProven: false }
  // The hash is computed with code that only a transaction needs.
  const { proofByHash } = await import('../../../chain/send/provenTransaction')
  const proof = proofByHash(result, hash)
  return proof === false ? null : { transaction, isProven: proof === true }
}

/** Returns everything that was signed, so that two results can be compared. */
const contentOf = (transaction: NodeTransaction): string => JSON.stringify(transaction).toLowerCase()

/**
 * Combines the results of several nodes: a proven one is used, else the one on which all agree. When two nodes return
 * two versions, neither is used.
 */
function combine(checked: readonly CheckedTransaction[]): Omit<TransactionLookup, 'missingCount'> {
  const proven = checked.find(({ isProven }) => isProven)
  if (proven) return proven
  const [first] = checked
  if (!first) return { transaction: null, isProven: false }
  const isUnanimous = checked.every(({ transaction }) => contentOf(transaction) === contentOf(first.transaction))
  return isUnanimous
    ? { transaction: first.transaction, isProven: checked.length > 1 }
    : { transaction: null, isProven: false }
}

/**
 * Reads a transaction by its hash, in a block or pending. The hash itself proves its content when the node returns the
 * signature. Otherwise a second node that returns the same proves it. When the first node does not have it, the others
 * are queried. `isProvenAlready` means that the content needs no further proof. Throws as Nodes does.
 */
export async function readTransaction(nodes: Nodes, hash: string, isProvenAlready = false): Promise<TransactionLookup> {
  // When the pool does not report the node of a result, it is the one in use.
  let host = nodes.witnesses?.()[0]?.host
  const first = await nodes.request('eth_getTransactionByHash', [hash], {
    onResponse: (node) => void (host = node.host),
  })
  const transaction = isProvenAlready ? parseNodeTransaction(first) : null
  const firstChecked = transaction ? { transaction, isProven: true } : await checkTransaction(first, hash)
  if (firstChecked?.isProven) return { ...firstChecked, missingCount: 0 }
  const others = await requestEach(nodes, 'eth_getTransactionByHash', [hash], host)
  const checked = [firstChecked, ...(await Promise.all(others.map((result) => checkTransaction(result, hash))))]
  const missingCount = [first, ...others].filter((result) => result === null).length
  const found = checked.filter((one) => one !== null)
  return { ...combine(found), missingCount: found.length > 0 ? 0 : missingCount }
}

/** Reads the nonce of an account's next transaction, after the blocks up to `at`; throws as Nodes does. */
export async function readNextNonce(nodes: Nodes, account: Address, at: number | 'latest' = 'latest'): Promise<number> {
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`
  return Number(await nodes.request('eth_getTransactionCount', [account, tag]))
}
