import type { Address } from '../../core/address'
import { amountValue, costValue } from '../../core/amount'
import { deployment } from '../../deployment/deployment'
import { RpcError, type Nodes } from '../rpc/nodes'
import { readGasPrice } from './gasPrice'
import { RefusedError } from './refusal'

const QUANTITY = /^0x[0-9a-f]+$/i

interface NativeCost {
  account: Address
  /** The native coin to send, in wei. */
  valueRaw: bigint
  gasLimit: bigint
  /** In wei per unit of gas; the nodes' gas price by default. */
  gasPriceRaw?: bigint
}

/**
 * Checks that an account can pay for a transaction: value plus gas limit times gas price, against its balance at the
 * newest block. Throws RefusedError 'noNativeForFee' with both figures.
 */
export async function requireNativeBalance(nodes: Nodes, cost: NativeCost): Promise<void> {
  const { account, valueRaw, gasLimit } = cost
  const [priceRaw, balance] = await Promise.all([
    cost.gasPriceRaw ?? readGasPrice(nodes).then((gasPrice) => gasPrice.priceRaw),
    nodes.request('eth_getBalance', [account, 'latest']),
  ])
  if (typeof balance !== 'string' || !QUANTITY.test(balance)) throw new RpcError('The node returned no balance', -32603)
  const balanceRaw = BigInt(balance)
  const neededRaw = valueRaw + gasLimit * priceRaw
  if (neededRaw <= balanceRaw) return
  const { symbol, decimals } = deployment.nativeCurrency
  throw new RefusedError('noNativeForFee', {
    symbol,
    needed: costValue(neededRaw, decimals, symbol),
    held: amountValue(balanceRaw, decimals, symbol),
  })
}
