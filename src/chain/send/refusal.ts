import type { AmountValue } from '../../core/amount'

/**
 * Why a rehearsal refuses a write: no gas estimate although the call passes; no call to try; less received than shown
 * (exact input, exact output); more paid than shown; amounts so much better than shown that the shown price is wrong
 * (more received, less paid); another account has set the price of a new pool; a contract may spend less of a token
 * than the amount.
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
 * Why a transaction is not replaced: nothing proves the sent request, a node returns another request than the signed
 * one, the nonce is used, or the fee is out of bounds.
 */
type ReplacementGround = 'unprovenRequest' | 'otherRequest' | 'nonceUsedUp' | 'feeOutOfBounds'

/** Why the app itself refuses to send; also if the native coin does not cover amount and fee. */
export type RefusalGround = RehearsalGround | ReplacementGround | 'noNativeForFee'

/** A write that the app itself refuses to send; `values` are amounts for its message. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  constructor(
    readonly ground: RefusalGround,
    readonly values: Readonly<Record<string, string | AmountValue>> = {},
  ) {
    super(ground)
  }
}
