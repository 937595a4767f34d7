import { RpcError, type Nodes } from '../rpc/nodes'
import { toTransaction, type Intent } from './intent'
import { revertReason } from './revertReason'

/** trading 9: 10 % on top of what the node estimates. */
const GAS_MARGIN_PER_10000 = 1_000n

/** The node ran the transaction and it reverted; `reason` is the contract's own word, null when it gave none. */
export class RevertError extends Error {
  override readonly name = 'RevertError'
  constructor(
    readonly reason: string | null,
    options?: ErrorOptions,
  ) {
    super(reason ?? 'The transaction would fail', options)
  }
}

/**
 * Why a rehearsal refuses a write: no gas can be estimated though the call passes, there was nothing to try, less arrived
 * than shown (for an exact input, for an exact output), more left than shown, the amounts are far better than shown, so
 * that the price shown is wrong (more arrived, less left), somebody else has set the price of a new pool, or a contract
 * may take less of a token than the amount.
 */
type RehearsalGround =
  | 'noEstimate'
  | 'noCandidate'
  | 'tooLittle'
  | 'tooLittleOfWanted'
  | 'tooMuch'
  | 'farMore'
  | 'farLess'
  | 'poolCreated'
  | 'notEnabled'

/**
 * Why a transaction is not replaced: nothing proves what was sent, a node returns another request than was signed, the
 * nonce is used, or the fee lies outside the bounds.
 */
type ReplacementGround = 'unprovenRequest' | 'otherRequest' | 'nonceUsedUp' | 'feeOutOfBounds'

/** Why the app itself does not send; the native coin may not cover amount and fee. */
export type RefusalGround = RehearsalGround | ReplacementGround | 'noNativeForFee'

/** A write that must not be sent by our own measure; `values` are amounts for its sentence. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  constructor(
    readonly ground: RefusalGround,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(ground)
  }
}

/**
 * Runs the transaction on a node without sending it, with the gas limit that will be sent where that is known. Throws
 * RevertError when it would fail.
 */
export async function rehearse(nodes: Nodes, intent: Intent, account: string, gasLimit?: bigint): Promise<void> {
  const gas = gasLimit === undefined ? {} : { gas: `0x${gasLimit.toString(16)}` }
  try {
    await nodes.request('eth_call', [{ ...toTransaction(intent, account), ...gas }, 'latest'])
  } catch (error) {
    asRevert(error)
  }
}

/** Throws RevertError for the node's error about a call, and any other error as it is. */
export function asRevert(error: unknown): never {
  if (error instanceof RpcError) throw new RevertError(revertReason(error), { cause: error })
  throw error
}

/** Answers the gas a node expects the transaction to need; throws RpcError when the node could not tell. */
export async function estimateGas(nodes: Nodes, intent: Intent, account: string): Promise<bigint> {
  return BigInt(String(await nodes.request('eth_estimateGas', [toTransaction(intent, account)])))
}

/** Answers an estimate with the margin of trading 9 on top, rounded down. */
export const withGasMargin = (gas: bigint): bigint => (gas * (10_000n + GAS_MARGIN_PER_10000)) / 10_000n
