import { id as topicOf, Interface, zeroPadValue } from 'ethers'
import type { Nodes } from '../../../chain/rpc/nodes'
import { sameAddress } from '../../../core/address'
import { wrappedNativeAddress } from '../../../deployment/contracts'

const events = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Withdrawal(address indexed src, uint256 wad)',
])

interface ReceiptLog {
  address: string
  topics: string[]
  data: string
}

interface LoggedReceipt {
  status?: string
  blockNumber: string
  logs: ReceiptLog[]
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

/** Returns the sum of an event's last argument over logs. */
const sumOf = (logs: readonly ReceiptLog[]): bigint =>
  logs.reduce((sum, log) => sum + BigInt(String(events.parseLog(log)?.args.at(-1) ?? 0n)), 0n)

/** Returns the amount that an account received from an included sale, from its events; null until it is included. */
export async function readReceived(
  nodes: Nodes,
  hash: string,
  tokenAddress: string | null,
  account: string,
): Promise<Received | null> {
  const receipt = (await nodes.request('eth_getTransactionReceipt', [hash])) as LoggedReceipt | null
  if (!receipt) return null
  if (receipt.status === '0x0') throw new SaleFailedError('The sale failed')
  const source = tokenAddress ?? wrappedNativeAddress
  const logs = receipt.logs.filter(({ address }) => sameAddress(address, source))
  const [transfer, withdrawal] = [topicOf('Transfer(address,address,uint256)'), topicOf('Withdrawal(address,uint256)')]
  // The router unwraps the whole proceeds and forwards them.
  const own = zeroPadValue(account, 32).toLowerCase()
  const brought =
    tokenAddress === null
      ? logs.filter(({ topics }) => topics[0] === withdrawal)
      : logs.filter(({ topics }) => topics[0] === transfer && topics[2]?.toLowerCase() === own)
  return { boughtRaw: sumOf(brought), blockNumber: Number(receipt.blockNumber) }
}
