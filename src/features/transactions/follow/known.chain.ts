import type { Nodes } from '../../../chain/rpc/nodes'
import type { Known } from './next.rules'

const QUANTITY = /^0x[0-9a-f]+$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i

const isQuantity = (value: unknown): value is string => typeof value === 'string' && QUANTITY.test(value)
const decimal = (value: string): string => BigInt(value).toString()

/** Answers what a node's words on a transaction say of it; null where they make no sense. */
export function knownFrom(answer: unknown): Known | null {
  if (typeof answer !== 'object' || answer === null) return null
  const {
    nonce,
    to,
    input,
    data = input,
    value,
    gas,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
  } = answer as Record<string, unknown>
  const maxFee = isQuantity(maxFeePerGas) ? maxFeePerGas : gasPrice
  if (!isQuantity(nonce) || !isQuantity(value) || !isQuantity(gas) || !isQuantity(maxFee)) return null
  if (typeof data !== 'string' || !DATA.test(data)) return null
  const hasTip = isQuantity(maxFeePerGas) && isQuantity(maxPriorityFeePerGas)
  return {
    nonce: Number(nonce),
    request: {
      ...{ to: typeof to === 'string' ? to : null, data, valueRaw: decimal(value) },
      ...{ gasLimit: decimal(gas), maxFeeRaw: decimal(maxFee) },
      ...(hasTip && { priorityFeeRaw: decimal(maxPriorityFeePerGas) }),
    },
  }
}

/** Answers a transaction that a node has in a block or waiting; null where it has none. Throws as Nodes does. */
export const readKnown = async (nodes: Nodes, hash: string): Promise<Known | null> =>
  knownFrom(await nodes.request('eth_getTransactionByHash', [hash]))

/** Answers the number an account's next transaction gets, after what the blocks hold up to `at`; throws as Nodes does. */
export async function readNextNonce(nodes: Nodes, account: string, at: number | 'latest' = 'latest'): Promise<number> {
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`
  return Number(await nodes.request('eth_getTransactionCount', [account, tag]))
}
