import type { Address } from '../../core/address'
import { isPending } from './transactions.rules'
import type { TransactionRecord } from './transactions.slice'

/** trading 4 "Token approval" */
export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved'

export interface ApprovalFacts {
  /** True for the native coin, which needs no approval. */
  isNative: boolean
  amountRaw: bigint | null
  /** Undefined until it is read from the chain. */
  allowanceRaw: bigint | undefined
  hasPendingApproval: boolean
}

/**
 * Returns the state of an approval (trading 4). It is unknown without an amount, and for a token without its allowance.
 * The native coin needs no approval.
 */
export function approvalState({
  isNative,
  amountRaw,
  allowanceRaw,
  hasPendingApproval: isApprovalPending,
}: ApprovalFacts): ApprovalState {
  if (amountRaw === null) return 'unknown'
  if (isNative) return 'approved'
  if (allowanceRaw === undefined) return 'unknown'
  if (allowanceRaw >= amountRaw) return 'approved'
  return isApprovalPending ? 'pending' : 'notApproved'
}

/** Returns whether an approval of the token for the spender is pending: no receipt yet, sent within 24 hours. */
export function hasPendingApproval(
  records: readonly TransactionRecord[],
  from: string,
  tokenAddress: Address,
  spender: Address,
  nowMs: number,
): boolean {
  return records.some(
    (record) =>
      record.from === from &&
      record.approval?.tokenAddress === tokenAddress &&
      record.approval.spender === spender &&
      isPending(record, nowMs),
  )
}
