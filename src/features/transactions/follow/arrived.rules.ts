import { sameAddress } from '../../../core/address'
import type { Arrival, Asset, Moved } from '../transactions.slice'

/** An event of a receipt, as nodes return it. */
export interface Log {
  address: string
  topics: readonly string[]
  data: string
}

/** Event signatures: Transfer(address,address,uint256), Deposit(address,uint256), Withdrawal(address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

const WORD = /^0x[0-9a-f]{64}$/i

/** Returns the address in an indexed topic; an empty text when there is none. */
const addressIn = (topic: string | undefined): string => (topic && WORD.test(topic) ? `0x${topic.slice(26)}` : '')

interface Amount {
  topics: readonly string[]
  raw: bigint
}

/** Returns the events of one kind that a contract emitted, with their amounts; malformed ones are omitted. */
const amountsOf = (logs: readonly Log[], address: string, event: string): Amount[] =>
  logs
    .filter((log) => sameAddress(log.address, address) && log.topics[0]?.toLowerCase() === event && WORD.test(log.data))
    .map(({ topics, data }) => ({ topics, raw: BigInt(data) }))

const total = (amounts: readonly Amount[]): bigint => amounts.reduce((sum, { raw }) => sum + raw, 0n)

/** An amount that is not positive cannot be determined from the logs. */
const textOf = (raw: bigint): string | null => (raw > 0n ? raw.toString() : null)

/** Returns the net amount of a token that its transfers moved to an account. */
function gained(logs: readonly Log[], tokenAddress: string, account: string): bigint {
  const transfers = amountsOf(logs, tokenAddress, TRANSFER)
  const into = transfers.filter(({ topics }) => sameAddress(addressIn(topics[2]), account))
  const outOf = transfers.filter(({ topics }) => sameAddress(addressIn(topics[1]), account))
  return total(into) - total(outOf)
}

export interface Sender {
  /** The account that signed. */
  account: string
  /** The called contract. */
  contract: string
  wrappedNative: string
}

/** Returns the amount that the called contract wrapped or unwrapped: the native coin itself emits no log. */
function wrapped(logs: readonly Log[], { contract, wrappedNative }: Sender, event: string): bigint {
  const moves = amountsOf(logs, wrappedNative, event)
  return total(moves.filter(({ topics }) => sameAddress(addressIn(topics[1]), contract)))
}

/** Returns the amounts of a swap from the logs of its receipt; null for an amount that is missing. */
export function movedBy(logs: readonly Log[], { paid, received, recipient }: Arrival, sender: Sender): Moved {
  const isNative = ({ tokenAddress }: Asset): boolean => tokenAddress === null
  const paidRaw = isNative(paid)
    ? wrapped(logs, sender, DEPOSIT)
    : -gained(logs, paid.tokenAddress ?? '', sender.account)
  const receivedRaw = isNative(received)
    ? wrapped(logs, sender, WITHDRAWAL)
    : gained(logs, received.tokenAddress ?? '', recipient)
  return { paidRaw: textOf(paidRaw), receivedRaw: textOf(receivedRaw) }
}
