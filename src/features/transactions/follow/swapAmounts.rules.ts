import { TRANSFER_TOPIC } from '../../../chain/contracts/erc20/events'
import { addressIn, isWord, type Log } from '../../../chain/contracts/event'
import { DEPOSIT_TOPIC, WITHDRAWAL_TOPIC } from '../../../chain/contracts/wrappedNative/events'
import { sameAddress } from '../../../core/address'
import type { SwapAssets, Asset, SwapAmounts } from '../transactions.slice'

interface Amount {
  topics: readonly string[]
  raw: bigint
}

/** Returns the events of one kind that a contract emitted, with their amounts; malformed ones are omitted. */
const amountsOf = (logs: readonly Log[], address: string, event: string): Amount[] =>
  logs
    .filter((log) => sameAddress(log.address, address) && log.topics[0]?.toLowerCase() === event && isWord(log.data))
    .map(({ topics, data }) => ({ topics, raw: BigInt(data) }))

const total = (amounts: readonly Amount[]): bigint => amounts.reduce((sum, { raw }) => sum + raw, 0n)

/** An amount that is not positive cannot be determined from the logs. */
const positiveText = (raw: bigint): string | null => (raw > 0n ? raw.toString() : null)

/** Returns the net amount of a token that its transfers moved to an account. */
function netTransfer(logs: readonly Log[], tokenAddress: string, account: string): bigint {
  const transfers = amountsOf(logs, tokenAddress, TRANSFER_TOPIC)
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
function wrappedAmount(logs: readonly Log[], { contract, wrappedNative }: Sender, event: string): bigint {
  const moves = amountsOf(logs, wrappedNative, event)
  return total(moves.filter(({ topics }) => sameAddress(addressIn(topics[1]), contract)))
}

/** Returns the amounts of a swap from the logs of its receipt; null for an amount that is missing. */
export function swapAmountsIn(
  logs: readonly Log[],
  { paid, received, recipient }: SwapAssets,
  sender: Sender,
): SwapAmounts {
  const isNative = ({ tokenAddress }: Asset): boolean => tokenAddress === null
  const paidRaw = isNative(paid)
    ? wrappedAmount(logs, sender, DEPOSIT_TOPIC)
    : -netTransfer(logs, paid.tokenAddress ?? '', sender.account)
  const receivedRaw = isNative(received)
    ? wrappedAmount(logs, sender, WITHDRAWAL_TOPIC)
    : netTransfer(logs, received.tokenAddress ?? '', recipient)
  return { paidRaw: positiveText(paidRaw), receivedRaw: positiveText(receivedRaw) }
}
