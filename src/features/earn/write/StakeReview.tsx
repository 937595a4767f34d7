import { ApprovalReview, type ReviewedWrite, WriteReview } from '../../transactions'
import type { Enable } from './ConfirmOrEnable'

interface Props {
  enable: Enable
  /** Null while unknown. */
  write: ReviewedWrite | null
}

/**
 * Renders the review of a write once the allowance covers its amount, and of the approval before that. Until then the
 * simulation of the write would fail and stay on screen after the approval (yield 2).
 */
export function StakeReview({ enable, write }: Props) {
  const { state, review, isBusy } = enable
  if (state === 'notApproved') return <ApprovalReview approval={review} isDisabled={isBusy} />
  return state === 'approved' && write && <WriteReview write={write} />
}
