import { hasCode, isOrWraps, type ErrorLayer } from './wrappedError'

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001

/** The last resort, for wallets without codes. A contract may revert with such a text, which is no rejection by the user. */
const REJECTION_TEXT =
  /user (?:has )?(?:rejected|denied|declined|disapproved|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user|user closed modal/i
const REVERT = /revert/i

/** Returns whether an error of any form means that the user rejected the request (EIP-1193 code 4001). */
export const isUserRejected = (error: unknown): boolean =>
  hasCode(error, USER_REJECTED) ||
  isOrWraps(
    error,
    (layer) => layer.code === 'ACTION_REJECTED' || (REJECTION_TEXT.test(layer.message) && !REVERT.test(layer.message)),
  )

/** Returns every layer of an error, itself and the errors it wraps, outermost first. */
export function layersOf(error: unknown): ErrorLayer[] {
  const layers: ErrorLayer[] = []
  isOrWraps(error, (layer) => {
    layers.push(layer)
    return false
  })
  return layers
}

/** The user declined on the page: the wallet was not opened, and there is nothing to report. */
export class DeclinedError extends Error {
  override readonly name = 'DeclinedError'
}
