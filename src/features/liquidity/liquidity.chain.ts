import { name as tokenName } from '../../chain/contracts/erc20/reads'
import { nonces } from '../../chain/contracts/pair/lpToken'
import { permitSignature, permitTypedData } from '../../chain/contracts/pair/permit'
import {
  addLiquidity,
  addLiquidityETH,
  decodeAmounts,
  type Permit,
  removeLiquidity,
  removeLiquidityETH,
  removeLiquidityETHSupportingFeeOnTransferTokens,
  type Terms,
  type TokenSide,
} from '../../chain/contracts/router/liquidity'
import { readRequired } from '../../chain/multicall/aggregate'
import type { Nodes } from '../../chain/rpc/nodes'
import { type Intent, toTransaction } from '../../chain/send/intent'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import { revertReason } from '../../chain/send/revertReason'
import type { Signer } from '../../chain/send/sendIntent'
import { CannotSignError, signTypedData } from '../../chain/send/signTypedData'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import type { Address } from '../../core/address'
import { routerAddress } from '../../deployment/contracts'
import type { Outcome } from './write/outcome.rules'

/** One side of a write: its token (null for the native coin) and its amounts in base units. */
export interface Leg {
  tokenAddress: Address | null
  amountRaw: bigint
  leastRaw: bigint
}

type Sides = { isMixed: false; a: TokenSide; b: TokenSide } | { isMixed: true; token: TokenSide; native: Leg }

const isToken = (leg: Leg): leg is Leg & TokenSide => leg.tokenAddress !== null

/** Returns the legs as the router takes them: two tokens, or a token and the native coin. */
function sidesOf(a: Leg, b: Leg): Sides {
  if (isToken(a)) return isToken(b) ? { isMixed: false, a, b } : { isMixed: true, token: a, native: b }
  if (!isToken(b)) throw new Error('invalid currency')
  return { isMixed: true, token: b, native: a }
}

/** Returns the write that adds both amounts (trading 7 "Add liquidity"). */
export function addIntent(a: Leg, b: Leg, terms: Terms): Intent {
  const sides = sidesOf(a, b)
  return sides.isMixed ? addLiquidityETH(sides.token, sides.native, terms) : addLiquidity(sides.a, sides.b, terms)
}

/**
 * Returns the removal calls to try, in order: with native coin the plain one, then the one for taxed tokens; with a
 * permit their variants that take it (constants: REMOVE_CALLS). The legs' `leastRaw` are the minimums to receive.
 */
export function removeCandidates(a: Leg, b: Leg, sharesRaw: bigint, terms: Terms, permit: Permit | null): Intent[] {
  const sides = sidesOf(a, b)
  if (!sides.isMixed) return [removeLiquidity(sides.a, sides.b, sharesRaw, terms, permit)]
  return [removeLiquidityETH, removeLiquidityETHSupportingFeeOnTransferTokens].map((remove) =>
    remove(sides.token, sides.native, sharesRaw, terms, permit),
  )
}

/**
 * Returns the first candidate whose gas can be estimated, with its limit (constants: REMOVE_CALLS). Throws RevertError
 * with the reason of the first one when none can, or NodesUnreachableError.
 */
export async function chooseFirst(
  nodes: Nodes,
  account: Address,
  candidates: readonly Intent[],
): Promise<{ intent: Intent; gasLimit: bigint }> {
  let failure: unknown = new Error('Missing dependencies')
  for (const [index, intent] of candidates.entries()) {
    try {
      return { intent, gasLimit: withGasMargin(await estimateGas(nodes, intent, account)) }
    } catch (error) {
      if (index === 0) failure = error
    }
  }
  const [first] = candidates
  // The error of a gas estimate differs between nodes; a call returns the plain revert reason.
  if (first) await rehearse(nodes, first, account)
  throw failure
}

/** The router's errors for an addition to a pool with another price than the amounts were computed for (protocol 0). */
const PRICE_MISMATCH_REASONS = ['PancakeRouter: INSUFFICIENT_A_AMOUNT', 'PancakeRouter: INSUFFICIENT_B_AMOUNT']

/** Returns whether an addition failed because the pool has another price. */
export function isPriceMismatch(error: unknown): boolean {
  const reason = error instanceof RevertError ? error.reason : revertReason(error)
  return reason !== null && PRICE_MISMATCH_REASONS.includes(reason)
}

/** Decodes the router's result of a write, in the order of its legs; an amount that it does not return is absent. */
export function decodeOutcome(intent: Intent, a: Leg, data: unknown): Outcome {
  const { tokenRaw, otherRaw, sharesRaw } = decodeAmounts(intent, data)
  // The router returns the token before the native coin.
  const [firstRaw, secondRaw] = isToken(a) ? [tokenRaw, otherRaw] : [otherRaw, tokenRaw]
  return {
    ...(firstRaw !== undefined && { firstRaw }),
    ...(secondRaw !== undefined && { secondRaw }),
    ...(sharesRaw !== undefined && { sharesRaw }),
  }
}

/**
 * Runs a write on a node against the latest state and returns its outcome (trading 2.4 "You will receive"). Throws
 * RpcError when it would fail.
 */
export async function rehearseAmounts(nodes: Nodes, intent: Intent, account: Address, a: Leg): Promise<Outcome> {
  return decodeOutcome(intent, a, await nodes.request('eth_call', [toTransaction(intent, account), 'latest']))
}

/**
 * Requests the wallet's signature of a permit for the router to spend LP tokens, and returns it. Throws the errors of
 * the nonce read and of signTypedData; also CannotSignError if the result is no signature of the account (EIP-2612).
 */
export async function requestPermit(
  nodes: Nodes,
  signer: Signer,
  pairAddress: Address,
  valueRaw: bigint,
  deadline: number,
): Promise<Permit> {
  refuseWhileViewing()
  const { account: owner } = signer
  const [[nonce = 0n], [name = '']] = await Promise.all([
    readRequired(nodes, [nonces(pairAddress, owner)]),
    readRequired(nodes, [tokenName(pairAddress)]),
  ])
  const request = { name, pairAddress, owner, spender: routerAddress, valueRaw, nonce, deadline }
  const parts = permitSignature(request, await signTypedData(signer, permitTypedData(request)))
  if (!parts) throw new CannotSignError('The wallet returned no signature of the account')
  return { ...parts, deadline }
}
