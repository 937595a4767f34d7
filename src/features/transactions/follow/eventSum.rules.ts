import { addressIn, isWord, type Log } from '../../../chain/contracts/event'
import { type Address, sameAddress } from '../../../core/address'

/** The parties whose amounts are read from the logs of a receipt. */
export interface Sender {
  /** The account that signed. */
  account: Address
  /** The called contract; null when it is unknown. */
  contract: Address | null
  wrappedNative: Address
}

interface EventFilter {
  emitter: Address
  /** The topic of the event, in lower case. */
  event: string
  /** Returns whether an event counts, by its indexed addresses; null for an absent one. */
  fits: (first: Address | null, second: Address | null) => boolean
}

/** Returns the sum of the amounts of a contract's events that fit, in base units; malformed ones are omitted. */
export function eventSum(logs: readonly Log[], { emitter, event, fits }: EventFilter): bigint {
  let sumRaw = 0n
  for (const { address, topics, data } of logs) {
    const [topic, first, second] = topics
    if (!sameAddress(address, emitter) || topic?.toLowerCase() !== event || !isWord(data)) continue
    if (fits(addressIn(first), addressIn(second))) sumRaw += BigInt(data)
  }
  return sumRaw
}

/** Returns whether an indexed address is that of a party; an absent or unknown one is not. */
export const isParty = (address: Address | null, party: Address | null): boolean =>
  address !== null && party !== null && sameAddress(address, party)

/** Returns a sum as decimal text. Null when it is not positive: the logs do not show the amount. */
export const positiveText = (sumRaw: bigint): string | null => (sumRaw > 0n ? sumRaw.toString() : null)
