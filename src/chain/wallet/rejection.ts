import { hasCode, isOrWraps, type ErrorLayer } from './wrappedError'

/** EIP-1193: the person said no. */
const USER_REJECTED = 4001

/** The last resort, for wallets that give no code. A contract may revert with such words: that is no answer of a person. */
const WORDS =
  /user (?:has )?(?:rejected|denied|declined|disapproved|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user|user closed modal/i
const REVERT = /revert/i

/** Answers whether an error of any shape means that the person rejected the request (EIP-1193 code 4001). */
export const isUserRejected = (error: unknown): boolean =>
  hasCode(error, USER_REJECTED) ||
  isOrWraps(
    error,
    (layer) => layer.code === 'ACTION_REJECTED' || (WORDS.test(layer.message) && !REVERT.test(layer.message)),
  )

/** Answers every layer of an error, itself and what it wraps in any of the known ways, outermost first. */
export function layersOf(error: unknown): ErrorLayer[] {
  const layers: ErrorLayer[] = []
  isOrWraps(error, (layer) => {
    layers.push(layer)
    return false
  })
  return layers
}

/** The user chose on the page not to sign: the wallet was not asked, and there is nothing to report. */
export class DeclinedError extends Error {
  override readonly name = 'DeclinedError'
}
