import type { TransactionRequest, Wallet } from 'ethers'
import { type Address, isAddressText, toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import type { Nodes } from '../../rpc/nodes'
import { assetReader } from './assets'
import { DemoWalletError, INVALID_PARAMS } from './demoError'
import { promptOwner } from './demoRequests'
import { describeCall } from './describeRequest'

/** The parameters of eth_sendTransaction that the demo wallet uses, as a page gives them; quantities are hex. */
export interface TransactionFields {
  from?: unknown
  /** Absent or empty to create a contract. */
  to?: unknown
  data?: string
  input?: string
  value?: string
  gas?: string
  /** A nonce that is already in use replaces the pending transaction. */
  nonce?: string
  gasPrice?: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
}

type Fees = { type: 2; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { type: 0; gasPrice: bigint }

const quantity = (value: unknown): bigint => BigInt(String(value))

/** Reads the fees to offer. On a chain with a base fee, the cap allows it to double while the prompt is open. */
async function readFees(nodes: Nodes): Promise<Fees> {
  const [block, price] = await Promise.all([
    nodes.request('eth_getBlockByNumber', ['latest', false]),
    nodes.request('eth_gasPrice', []),
  ])
  const gasPrice = quantity(price)
  const { baseFeePerGas } = block as { baseFeePerGas?: string }
  if (baseFeePerGas === undefined) return { type: 0, gasPrice }
  const baseFee = quantity(baseFeePerGas)
  const maxPriorityFeePerGas = gasPrice > baseFee ? gasPrice - baseFee : 0n
  return { type: 2, maxFeePerGas: baseFee * 2n + maxPriorityFeePerGas, maxPriorityFeePerGas }
}

/** Returns the fees of the request; null if it leaves them to the wallet. */
function feesInRequest({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TransactionFields): Fees | null {
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined) {
    return { type: 2, maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) }
  }
  return gasPrice === undefined ? null : { type: 0, gasPrice: quantity(gasPrice) }
}

/** Returns the recipient in a request; null creates a contract. Throws for a text that is no address. */
function recipientIn({ to }: TransactionFields): Address | null {
  if (to === undefined || to === null || to === '') return null
  if (typeof to !== 'string' || !isAddressText(to)) {
    throw new DemoWalletError('The recipient is not an address', INVALID_PARAMS)
  }
  return to
}

let sending: Promise<unknown> = Promise.resolve()

/** Runs transactions one after the other, so that two never use the same nonce. */
function inSequence<T>(work: () => Promise<T>): Promise<T> {
  const next = sending.then(work)
  sending = next.catch(() => undefined)
  return next
}

/** Prices a transaction, prompts, signs and sends it. Returns its hash, or throws the error of the owner or the node. */
export async function sendDemoTransaction(nodes: Nodes, wallet: Wallet, fields: TransactionFields): Promise<unknown> {
  const { value = '0x0', gas } = fields
  const [from, to] = [toAddress(wallet.address), recipientIn(fields)]
  const data = fields.data ?? fields.input ?? '0x'
  const call = { from, ...(to && { to }), data, value }
  const valueRaw = quantity(value)
  const [gasLimit, fees, described] = await Promise.all([
    gas ?? nodes.request('eth_estimateGas', [call]),
    feesInRequest(fields) ?? readFees(nodes),
    to ? describeCall({ from, to, data, valueRaw }, assetReader(nodes)) : null,
  ])
  const gasPrice = fees.type === 0 ? fees.gasPrice : fees.maxFeePerGas
  await promptOwner({
    kind: 'transaction',
    from,
    to,
    valueRaw,
    data,
    call: described,
    maxFeeRaw: quantity(gasLimit) * gasPrice,
    ...(fields.nonce !== undefined && { nonce: Number(fields.nonce) }),
  })
  return inSequence(async () => {
    const nonce = Number(fields.nonce ?? (await nodes.request('eth_getTransactionCount', [from, 'pending'])))
    const transaction: TransactionRequest = {
      ...(to && { to }),
      data,
      value: valueRaw,
      gasLimit: quantity(gasLimit),
      nonce,
      chainId: deployment.chainId,
      ...fees,
    }
    return nodes.request('eth_sendRawTransaction', [await wallet.signTransaction(transaction)])
  })
}
