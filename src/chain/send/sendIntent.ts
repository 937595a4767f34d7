import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { confirmWrite, type Premise, type Unconfirmed, type VerifyOutcome } from '../rpc/confirmWrite'
import { NodesUnreachableError, type Nodes } from '../rpc/nodes'
import { refuseWhileFramed } from '../wallet/frame/framing'
import { isUserRejected } from '../wallet/rejection'
import { refuseWhileViewing } from '../wallet/view/viewedAccount'
import { toTransaction, type Intent } from './intent'
import { requireNativeBalance } from './nativeBalance'
import { orDisagreement } from './orDisagreement'
import { asRevert, estimateGas, rehearse, withGasMargin } from './rehearse'

/** trading 9: the limit if a node runs a transaction but returns no estimate. */
const DEFAULT_GAS_LIMIT = 200_000n

/** The user rejected the request in the wallet. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError'
}

/** The wallet or its node did not accept the transaction. */
export class SendFailedError extends Error {
  override readonly name = 'SendFailedError'
}

/** The page shows results of the last visit, to which the user cannot agree yet. */
export class RestoredResultsError extends Error {
  override readonly name = 'RestoredResultsError'
}

/** The signing side of a wallet: EIP-1193 requests for one account. */
export interface Signer {
  account: Address
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

export interface SendTerms {
  /** The gas limit to send; an estimate with a margin by default. */
  gasLimit?: bigint
  /** Reads on which two nodes have to agree, such as the reserves of each pair of a route. */
  premises?: readonly Premise[]
  /** Verifies the call's result at the confirmed block; of a single node, at its newest. Throws to stop the write. */
  verifyOutcome?: VerifyOutcome
  /** Resolves if an unconfirmed write may be signed anyway, and throws otherwise; without it none is signed. */
  onUnconfirmed?: (unconfirmed: Unconfirmed) => Promise<void>
}

/** The request that was sent to the wallet; amounts are decimal text, the value in wei. */
export interface SignedRequest {
  chainId: number
  to: Address
  data: string
  valueRaw: string
  gasLimit: string
}

/** A transaction that the wallet has sent. */
export interface SentTransaction {
  hash: string
  request: SignedRequest
}

const HASH = /^0x[0-9a-f]{64}$/i

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return error.message
  }
  return 'Your wallet gave no reason'
}

async function gasLimitFor(nodes: Nodes, intent: Intent, account: Address): Promise<bigint> {
  try {
    return withGasMargin(await estimateGas(nodes, intent, account))
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    // Without a gas limit, the only cause of a failure is the contract's own reason.
    await rehearse(nodes, intent, account)
    return DEFAULT_GAS_LIMIT
  }
}

/** Rehearses with the gas limit that is sent, and returns it. */
async function rehearsedGas(nodes: Nodes, intent: Intent, account: Address, gasLimit?: bigint): Promise<bigint> {
  const gas = gasLimit ?? (await gasLimitFor(nodes, intent, account))
  await rehearse(nodes, intent, account, gas)
  return gas
}

/** Refuses an unconfirmed write when no prompt to the user is available. */
async function refuseUnconfirmed(): Promise<never> {
  throw new SendFailedError('No second node confirmed this')
}

/**
 * Requests the wallet to sign for the deployment's chain and to send. Returns the hash; throws ViewOnlyError,
 * FramedError, RejectedError or SendFailedError.
 */
export async function sendThroughWallet(
  signer: Signer,
  transaction: Readonly<Record<string, unknown>>,
): Promise<string> {
  refuseWhileViewing()
  refuseWhileFramed()
  let hash: unknown
  try {
    const chainId = `0x${deployment.chainId.toString(16)}`
    hash = await signer.request('eth_sendTransaction', [{ ...transaction, chainId }])
  } catch (error) {
    if (isUserRejected(error)) throw new RejectedError('Transaction rejected.', { cause: error })
    throw new SendFailedError(messageOf(error), { cause: error })
  }
  if (typeof hash !== 'string' || !HASH.test(hash)) throw new SendFailedError('No transaction hash found')
  return hash
}

/**
 * Sends a contract write; the single entry point of new ones. It sets a gas limit, rehearses the call with it, checks
 * the balance, confirms the premises and opens the wallet. Returns the hash and the request. Throws ViewOnlyError first
 * of all. Before the wallet opens it throws RevertError, RefusedError for a low balance, NodesUnreachableError, or
 * NodesDisagreeError if two nodes disagree about the premises. It also throws the errors of sendThroughWallet.
 */
export async function sendIntent(
  nodes: Nodes,
  signer: Signer,
  intent: Intent,
  { gasLimit, premises = [], verifyOutcome, onUnconfirmed = refuseUnconfirmed }: SendTerms = {},
): Promise<SentTransaction> {
  refuseWhileViewing()
  const { account } = signer
  const gas = await orDisagreement(nodes, premises, () => rehearsedGas(nodes, intent, account, gasLimit))
  const call = { ...toTransaction(intent, account), gas: `0x${gas.toString(16)}` }
  await requireNativeBalance(nodes, { account, valueRaw: intent.valueRaw, gasLimit: gas })
  const confirmation = await confirmWrite(nodes, call, premises, verifyOutcome).catch(asRevert)
  if (confirmation.status === 'unconfirmed') await onUnconfirmed(confirmation)
  const hash = await sendThroughWallet(signer, call)
  const { to, data } = call
  const { chainId } = deployment
  return { hash, request: { chainId, to, data, valueRaw: String(intent.valueRaw), gasLimit: String(gas) } }
}
