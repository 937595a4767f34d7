import { firstWord } from '../../../chain/contracts/codec'
import { TRANSFER_TOPIC } from '../../../chain/contracts/erc20/events'
import { isTopicOf, type Log } from '../../../chain/contracts/event'
import { WITHDRAWAL_TOPIC } from '../../../chain/contracts/wrappedNative/events'
import type { Nodes } from '../../../chain/rpc/nodes'
import { type Address, sameAddress } from '../../../core/address'
import { wrappedNativeAddress } from '../../../deployment/contracts'

interface LoggedReceipt {
  status?: string
  blockNumber: string
  logs: Log[]
}

/** The amount received from an included sale, in base units, and its block. */
export interface Received {
  boughtRaw: bigint
  blockNumber: number
}

/** The sale was included, but reverted. */
export class SaleFailedError extends Error {
  override readonly name = 'SaleFailedError'
}

const sumOf = (logs: readonly Log[]): bigint => logs.reduce((sum, { data }) => sum + firstWord(data), 0n)

/** Returns the amount that an account received from an included sale, from its events; null until it is included. */
export async function readReceived(
  nodes: Nodes,
  hash: string,
  tokenAddress: Address | null,
  account: Address,
): Promise<Received | null> {
  const receipt = (await nodes.request('eth_getTransactionReceipt', [hash])) as LoggedReceipt | null
  if (!receipt) return null
  if (receipt.status === '0x0') throw new SaleFailedError('The sale failed')
  const source = tokenAddress ?? wrappedNativeAddress
  const logs = receipt.logs.filter(({ address }) => sameAddress(address, source))
  // The router unwraps the whole proceeds and forwards them.
  const proceeds =
    tokenAddress === null
      ? logs.filter(({ topics }) => topics[0] === WITHDRAWAL_TOPIC)
      : logs.filter(({ topics }) => topics[0] === TRANSFER_TOPIC && isTopicOf(topics[2], account))
  return { boughtRaw: sumOf(proceeds), blockNumber: Number(receipt.blockNumber) }
}
