import { hasCode, type ErrorLayer } from '../wallet/wrappedError'
import { isUserRejected, layersOf } from '../wallet/rejection'
import { refuseWhileViewing } from '../wallet/view/viewedAccount'
import { RejectedError, SendFailedError, type Signer } from './sendIntent'

/** The wallet cannot sign typed data, or its result is not a signature of the account. */
export class CannotSignError extends Error {
  override readonly name = 'CannotSignError'
}

/** EIP-1193 "unsupported method"; JSON-RPC "method not found"; EIP-1474 "method not supported". */
const UNSUPPORTED = [4200, -32_601, -32_004]
const UNSUPPORTED_TEXT =
  /not (?:supported|implemented|available)|unsupported|does ?n[o'’]t (?:exist|support)|unknown method|no such method|method not found/i
/** A wallet that does not support the network may be able to sign on another one. */
const NETWORK = /chain|network/i

const isUnsupported = ({ message }: ErrorLayer): boolean => UNSUPPORTED_TEXT.test(message) && !NETWORK.test(message)

const cannotSign = (error: unknown): boolean =>
  UNSUPPORTED.some((code) => hasCode(error, code)) || layersOf(error).some(isUnsupported)

/**
 * Requests a signature of typed data (EIP-712) and returns the wallet's result. Throws ViewOnlyError, RejectedError if
 * the user rejects, CannotSignError if the wallet does not support it, SendFailedError for every other failure.
 */
export async function signTypedData({ account, request }: Signer, typedData: string): Promise<unknown> {
  refuseWhileViewing()
  try {
    return await request('eth_signTypedData_v4', [account, typedData])
  } catch (error) {
    if (isUserRejected(error)) throw new RejectedError('Transaction rejected.', { cause: error })
    if (cannotSign(error)) throw new CannotSignError('The wallet cannot sign typed data', { cause: error })
    const text = layersOf(error).find(({ message }) => message !== '')?.message
    throw new SendFailedError(text ?? 'Your wallet gave no reason', { cause: error })
  }
}
