import { boundedMap } from '../../core/boundedMap'
import { toCallKey, type CallKey } from '../multicall/callKey'

/** One read of a contract: where, what, and how its answer is understood. */
export interface Call<T> {
  /** Lower-case, so that a call asked for twice has one key. */
  readonly address: string
  /** Lower-case hex. */
  readonly callData: string
  /** What results are kept under: address and call data. */
  readonly key: CallKey
  /** Answers the value in a contract's answer; throws when the answer is not of that form. */
  readonly decode: (data: string) => T
}

/** Far more calls than one page reads: one that is forgotten while it is read would render its readers again. */
const MOST_CALLS = 20_000
const known = boundedMap<CallKey, Call<unknown>>(MOST_CALLS)

/**
 * Answers the description of a read. The same read gives the same object, so that effects and memos that depend on it
 * stay still; call data that stands for one method is always understood in one way.
 */
export function describeCall<T>(address: string, callData: string, decode: (data: string) => T): Call<T> {
  const target = { address: address.toLowerCase(), callData }
  const key = toCallKey(target)
  const before = known.get(key)
  if (before) return before as Call<T>
  const call: Call<T> = { ...target, key, decode }
  known.set(key, call)
  return call
}
