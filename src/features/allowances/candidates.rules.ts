import type { Address } from '../../core/address'
/** A token and a spender that may have an allowance for it. */
export interface Approval {
  tokenAddress: Address
  spender: Address
}

/** Tokens and spenders whose allowances are read without the help of events. */
export interface ApprovalSearchScope {
  /** Every selectable token, and the LP tokens of the pools. */
  tokens: readonly Address[]
  liquidityTokens: readonly Address[]
  /** The deployment's own tokens, the only ones that its other contracts take. */
  ownTokens: readonly Address[]
  spenders: { ofTokens: readonly Address[]; ofLiquidity: readonly Address[]; others: readonly Address[] }
  /** Contracts that take one token each. */
  single: readonly Approval[]
}

/** Returns the identity of an approval, ignoring the case of its addresses. */
export const approvalKey = ({ tokenAddress, spender }: Approval): string => `${tokenAddress}-${spender}`.toLowerCase()

/** Removes duplicate approvals, keeping the first. */
export function distinctApprovals<One extends Approval>(approvals: readonly One[]): One[] {
  const byKey = new Map<string, One>()
  for (const approval of approvals) {
    const key = approvalKey(approval)
    if (!byKey.has(key)) byKey.set(key, approval)
  }
  return [...byKey.values()]
}

const combine = (tokens: readonly Address[], spenders: readonly Address[]): Approval[] =>
  tokens.flatMap((tokenAddress) => spenders.map((spender) => ({ tokenAddress, spender })))

/** Returns every approval to read among known tokens and known spenders, each once. */
export function approvalCandidates({
  tokens,
  liquidityTokens,
  ownTokens,
  spenders,
  single,
}: ApprovalSearchScope): Approval[] {
  return distinctApprovals([
    ...combine(tokens, spenders.ofTokens),
    ...combine(liquidityTokens, spenders.ofLiquidity),
    ...combine(ownTokens, spenders.others),
    ...single,
  ])
}

/** An allowance from here on is effectively unlimited: it exceeds any supply, and most tokens never decrease it. */
const UNLIMITED_FROM = 2n ** 255n

/** Returns whether an allowance in base units is effectively unlimited. */
export const isUnlimited = (raw: bigint): boolean => raw >= UNLIMITED_FROM
