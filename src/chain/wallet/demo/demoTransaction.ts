import type { TransactionRequest, Wallet } from 'ethers'
import { deployment } from '../../../core/deployment'
import type { Nodes } from '../../rpc/nodes'
import { callName } from './callName'
import { askOwner } from './demoRequests'

/** The parameters of eth_sendTransaction that the demo wallet heeds; quantities are hex. */
export interface TransactionFields {
  from?: string
  to?: string
  data?: string
  input?: string
  value?: string
  gas?: string
  /** A number taken before is taken again: so a transaction that waits is replaced. */
  nonce?: string
  gasPrice?: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
}

type Fees = { type: 2; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { type: 0; gasPrice: bigint }

const quantity = (value: unknown): bigint => BigInt(String(value))

/** Answers what to offer for gas; on a chain with a base fee, room for it to double while the owner reads. */
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

/** Answers what the page offers for gas; null where it leaves that to the wallet. */
function feesGiven({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TransactionFields): Fees | null {
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined) {
    return { type: 2, maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) }
  }
  return gasPrice === undefined ? null : { type: 0, gasPrice: quantity(gasPrice) }
}

let sending: Promise<unknown> = Promise.resolve()

/** One after the other, so that two transactions never take the same nonce. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = sending.then(work)
  sending = next.catch(() => undefined)
  return next
}

/** Prices a transaction, asks the owner, signs and sends it; answers its hash, or throws what owner or node say. */
export async function sendDemoTransaction(nodes: Nodes, wallet: Wallet, fields: TransactionFields): Promise<unknown> {
  const { to, value = '0x0', gas } = fields
  const data = fields.data ?? fields.input ?? '0x'
  const asked = { from: wallet.address, ...(to && { to }), data, value }
  const [gasLimit, fees] = await Promise.all([
    gas ?? nodes.request('eth_estimateGas', [asked]),
    feesGiven(fields) ?? readFees(nodes),
  ])
  const gasPrice = fees.type === 0 ? fees.gasPrice : fees.maxFeePerGas
  await askOwner({
    kind: 'transaction',
    from: wallet.address,
    to: to ?? null,
    valueRaw: quantity(value),
    data,
    method: callName(data),
    maxFeeRaw: quantity(gasLimit) * gasPrice,
    ...(fields.nonce !== undefined && { nonce: Number(fields.nonce) }),
  })
  return inTurn(async () => {
    const nonce = Number(fields.nonce ?? (await nodes.request('eth_getTransactionCount', [wallet.address, 'pending'])))
    const transaction: TransactionRequest = {
      ...(to && { to }),
      data,
      value: quantity(value),
      gasLimit: quantity(gasLimit),
      nonce,
      chainId: deployment.chainId,
      ...fees,
    }
    return nodes.request('eth_sendRawTransaction', [await wallet.signTransaction(transaction)])
  })
}
