import { permitNonce } from '../../chain/contracts/liquidityToken'
import { permitName, permitSignature, permitTypedData, type SignatureParts } from '../../chain/contracts/permit'
import { routerLiquidity } from '../../chain/contracts/routerLiquidity'
import { readRequired } from '../../chain/multicall/aggregate'
import type { Nodes } from '../../chain/rpc/nodes'
import { toTransaction, type Intent } from '../../chain/send/intent'
import type { Signer } from '../../chain/send/sendIntent'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import { revertReason } from '../../chain/send/revertReason'
import { CannotSignError, signTypedData } from '../../chain/send/signTypedData'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import { routerAddress } from '../../deployment/contracts'
import type { Outcome } from './write/moved.rules'

/** One side of a write: its token (null for the native coin) and its amounts in base units. */
export interface Leg {
  tokenAddress: string | null
  amountRaw: bigint
  leastRaw: bigint
}

export interface Terms {
  recipient: string
  /** In seconds since 1970; the router reverts after it. */
  deadline: number
}

const intentOf = (method: string, args: readonly unknown[], valueRaw = 0n): Intent => ({
  contract: { address: routerAddress, interface: routerLiquidity },
  method,
  args,
  valueRaw,
})

/** Returns the token leg and the native leg; null when both are tokens. */
function nativeOf(a: Leg, b: Leg): { token: Leg & { tokenAddress: string }; native: Leg } | null {
  const [token, native] = a.tokenAddress === null ? [b, a] : [a, b]
  if (native.tokenAddress !== null) return null
  if (token.tokenAddress === null) throw new Error('invalid currency')
  return { token: { ...token, tokenAddress: token.tokenAddress }, native }
}

/** Returns the write that adds both amounts (trading 7 "Add liquidity"). */
export function addIntent(a: Leg, b: Leg, { recipient, deadline }: Terms): Intent {
  const mixed = nativeOf(a, b)
  if (!mixed) {
    const amounts = [a.amountRaw, b.amountRaw, a.leastRaw, b.leastRaw]
    return intentOf('addLiquidity', [a.tokenAddress, b.tokenAddress, ...amounts, recipient, deadline])
  }
  const { token, native } = mixed
  const args = [token.tokenAddress, token.amountRaw, token.leastRaw, native.leastRaw, recipient, deadline]
  return intentOf('addLiquidityETH', args, native.amountRaw)
}

/** A signed permit to spend LP tokens, valid until its deadline in seconds since 1970. */
export interface Permit extends SignatureParts {
  deadline: number
}

const WITH_PERMIT = 'WithPermit'
const TAXED = 'SupportingFeeOnTransferTokens'

/**
 * Returns the removal calls to try, in order: with native coin the plain one, then the one for taxed tokens; with a
 * permit their variants that take it (constants: REMOVE_CALLS). The legs' `leastRaw` are the minimums to receive.
 */
export function removeCandidates(
  a: Leg,
  b: Leg,
  sharesRaw: bigint,
  { recipient, deadline }: Terms,
  permit: Permit | null,
): Intent[] {
  const until = permit?.deadline ?? deadline
  const signed = permit ? [false, permit.v, permit.r, permit.s] : []
  const suffix = permit ? WITH_PERMIT : ''
  const mixed = nativeOf(a, b)
  if (!mixed) {
    const args = [a.tokenAddress, b.tokenAddress, sharesRaw, a.leastRaw, b.leastRaw, recipient, until, ...signed]
    return [intentOf(`removeLiquidity${suffix}`, args)]
  }
  const { token, native } = mixed
  const args = [token.tokenAddress, sharesRaw, token.leastRaw, native.leastRaw, recipient, until, ...signed]
  return [`removeLiquidityETH${suffix}`, `removeLiquidityETH${suffix}${TAXED}`].map((method) => intentOf(method, args))
}

/**
 * Returns the first candidate whose gas can be estimated, with its limit (constants: REMOVE_CALLS). Throws RevertError
 * with the reason of the first one when none can, or NodesUnreachableError.
 */
export async function chooseFirst(
  nodes: Nodes,
  account: string,
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
  // Nodes word the revert of an estimate differently; a call returns the plain reason.
  if (first) await rehearse(nodes, first, account)
  throw failure
}

/** The router's errors for an addition to a pool with another price than the amounts were computed for (protocol 0). */
const OTHER_PRICE = ['PancakeRouter: INSUFFICIENT_A_AMOUNT', 'PancakeRouter: INSUFFICIENT_B_AMOUNT']

/** Returns whether an addition failed because the pool has another price. */
export function isOtherPrice(error: unknown): boolean {
  const reason = error instanceof RevertError ? error.reason : revertReason(error)
  return reason !== null && OTHER_PRICE.includes(reason)
}

/** The outcome of a write that a node ran without sending it, in the order of its legs. */
export type Rehearsed = Outcome

/**
 * Decodes the router's result of a write, in the order of its legs. The call for taxed tokens returns only the native
 * amount.
 */
export function decodeOutcome({ method }: Intent, a: Leg, data: unknown): Rehearsed {
  const result = routerLiquidity.decodeFunctionResult(method, String(data)).toArray() as bigint[]
  // The router returns the token before the native coin.
  const isTurned = a.tokenAddress === null
  const [one = 0n, other = 0n, sharesRaw] = result
  if (method.endsWith(TAXED)) return isTurned ? { firstRaw: one } : { secondRaw: one }
  const [firstRaw, secondRaw] = isTurned ? [other, one] : [one, other]
  return { firstRaw, secondRaw, ...(sharesRaw !== undefined && { sharesRaw }) }
}

/**
 * Runs a write on a node against the latest state and returns its outcome (trading 2.4 "You will receive"). Throws
 * RpcError when it would fail.
 */
export async function rehearseAmounts(nodes: Nodes, intent: Intent, account: string, a: Leg): Promise<Rehearsed> {
  return decodeOutcome(intent, a, await nodes.request('eth_call', [toTransaction(intent, account), 'latest']))
}

/**
 * Requests the wallet's signature of a permit for the router to spend LP tokens, and returns it. Throws the errors of
 * the nonce read and of signTypedData; also CannotSignError if the result is no signature of the account (EIP-2612).
 */
export async function askPermit(
  nodes: Nodes,
  signer: Signer,
  pairAddress: string,
  valueRaw: bigint,
  deadline: number,
): Promise<Permit> {
  refuseWhileViewing()
  const { account: owner } = signer
  const [[nonce = 0n], [name = '']] = await Promise.all([
    readRequired(nodes, [permitNonce(pairAddress, owner)]),
    readRequired(nodes, [permitName(pairAddress)]),
  ])
  const request = { name, pairAddress, owner, spender: routerAddress, valueRaw, nonce, deadline }
  const parts = permitSignature(request, await signTypedData(signer, permitTypedData(request)))
  if (!parts) throw new CannotSignError('The wallet returned no signature of the account')
  return { ...parts, deadline }
}
