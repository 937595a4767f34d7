import { type Address, sameAddress } from '../../core/address'
import type { ReviewReason } from '../trade'

/** The form may lag a frame or two behind its fields, so an amount typed this recently is reviewed. */
const SETTLED_AFTER_MS = 300

export interface OneClickFacts {
  /** Whether enough independent nodes for the quorum of the deployment are usable to confirm a quote. */
  isConfirmable: boolean
  /** The recipient of the output if it is not the user's own account; otherwise null. */
  recipient: Address | null
  /** The last recipient that this session sent to after a review. */
  reviewedRecipient: Address | null
  /** How long ago an amount was typed, in milliseconds. */
  typedAgoMs: number
}

/** Returns why expert mode opens the review before the wallet this time; null where one click is enough (trading 4). */
export function reviewReasonOf(facts: OneClickFacts): ReviewReason | null {
  const { isConfirmable, recipient, reviewedRecipient, typedAgoMs } = facts
  if (!isConfirmable) return 'unconfirmed'
  const isReviewed = recipient === null || (reviewedRecipient !== null && sameAddress(recipient, reviewedRecipient))
  if (!isReviewed) return 'recipient'
  return typedAgoMs < SETTLED_AFTER_MS ? 'typing' : null
}
