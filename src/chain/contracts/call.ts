import type { Interface } from 'ethers'
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

const known = new Map<string, Call<unknown>>()
const KNOWN_LIMIT = 5_000

/**
 * Answers the description of a read of `method` at `address`. The same read gives the same object, so that effects
 * and memos that depend on it stay still. `pick` takes what is wanted from the decoded outputs.
 */
export function describeCall<T>(
  contract: Interface,
  address: string,
  method: string,
  args: readonly unknown[],
  pick: (outputs: readonly unknown[]) => T,
): Call<T> {
  const name = `${address}|${method}|${args.join()}`
  const before = known.get(name)
  if (before) return before as Call<T>
  const target = { address: address.toLowerCase(), callData: contract.encodeFunctionData(method, args).toLowerCase() }
  const call: Call<T> = {
    ...target,
    key: toCallKey(target),
    decode: (data) => pick(contract.decodeFunctionResult(method, data)),
  }
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(name, call)
  return call
}
