import { type Address, toAddress } from '../../core/address'
import { boundedMap } from '../../core/boundedMap'
import { toCallKey, type CallKey } from '../multicall/callKey'

/** One contract read: address, call data, and how to decode the result. */
export interface Call<T> {
  /** Lower-case, so that equal calls have one key. */
  readonly address: Address
  /** Lower-case hex. */
  readonly callData: string
  /** Key of the result: address and call data. */
  readonly key: CallKey
  /** Decodes the result data; throws for data of another form. */
  readonly decode: (data: string) => T
}

/** Far more calls than one page reads: evicting one in use would re-render its subscribers. */
const MOST_CALLS = 20_000
const known = boundedMap<CallKey, Call<unknown>>(MOST_CALLS)

/**
 * Returns the description of a read. The same read gives the same object, so that dependent effects and memos stay
 * stable. Call data must always be decoded in the same way, because the key does not include `decode`. Throws for
 * an invalid address or invalid call data.
 */
export function describeCall<T>(address: Address, callData: string, decode: (data: string) => T): Call<T> {
  const target = { address: toAddress(address.toLowerCase()), callData }
  const key = toCallKey(target)
  const before = known.get(key)
  if (before) return before as Call<T>
  const call: Call<T> = { ...target, key, decode }
  known.set(key, call)
  return call
}
