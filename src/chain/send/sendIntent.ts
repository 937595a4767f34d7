import { confirmWrite } from '../rpc/confirmWrite'
import { NodesUnreachableError, type Nodes } from '../rpc/nodes'
import { isUserRejected } from '../wallet/rejection'
import { refuseWhileViewing } from '../wallet/view/viewedAccount'
import { toTransaction, type Intent } from './intent'
import { estimateGas, rehearse, withGasMargin } from './rehearse'

/** trading 9: the limit where a node runs a transaction but cannot say what it costs. */
const DEFAULT_GAS_LIMIT = 200_000n

/** The person said no in the wallet. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError'
}

/** The wallet or its node did not take the transaction. */
export class SendFailedError extends Error {
  override readonly name = 'SendFailedError'
}

/** What the page shows is what the last visit read: nobody can agree to it yet. */
export class OldNumbersError extends Error {
  override readonly name = 'OldNumbersError'
}

/** The signing side of a wallet: EIP-1193 requests for one account. */
export interface Signer {
  account: string
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

const HASH = /^0x[0-9a-f]{64}$/i

function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return error.message
  }
  return 'The wallet gave no reason'
}

async function gasLimitFor(nodes: Nodes, intent: Intent, account: string): Promise<bigint> {
  try {
    return withGasMargin(await estimateGas(nodes, intent, account))
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    return DEFAULT_GAS_LIMIT
  }
}

/** Asks the wallet to sign and send, and answers the hash; throws ViewOnlyError, RejectedError or SendFailedError. */
export async function askToSend(signer: Signer, transaction: Readonly<Record<string, unknown>>): Promise<string> {
  refuseWhileViewing()
  let hash: unknown
  try {
    hash = await signer.request('eth_sendTransaction', [transaction])
  } catch (error) {
    if (isUserRejected(error)) throw new RejectedError('Transaction rejected.', { cause: error })
    throw new SendFailedError(wordsOf(error), { cause: error })
  }
  if (typeof hash !== 'string' || !HASH.test(hash)) throw new SendFailedError('No transaction hash found')
  return hash
}

/**
 * The one door for writes: rehearses on our node, sets a gas limit (`gasLimit` where the caller knows it), asks the
 * wallet and answers the hash. Throws ViewOnlyError before anything, RevertError (wallet never opened), RejectedError,
 * SendFailedError, NodesUnreachableError, or NodesDisagreeError where two nodes contradict each other about what it rests on.
 */
export async function sendIntent(nodes: Nodes, signer: Signer, intent: Intent, gasLimit?: bigint): Promise<string> {
  refuseWhileViewing()
  const { account } = signer
  await rehearse(nodes, intent, account)
  await confirmWrite(nodes, toTransaction(intent, account))
  const gas = gasLimit ?? (await gasLimitFor(nodes, intent, account))
  const transaction = { ...toTransaction(intent, account), gas: `0x${gas.toString(16)}` }
  return askToSend(signer, transaction)
}
