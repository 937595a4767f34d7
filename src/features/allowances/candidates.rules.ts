/** A token and who may have been given leave to take it. */
export interface Approval {
  tokenAddress: string
  spender: string
}

/** Where leave is looked for that no event tells of. */
export interface Lookout {
  /** Every token that can be chosen, and the pools' LP tokens. */
  tokens: readonly string[]
  liquidityTokens: readonly string[]
  /** The deployment's own tokens, which alone its other contracts take. */
  ownTokens: readonly string[]
  spenders: { ofTokens: readonly string[]; ofLiquidity: readonly string[]; others: readonly string[] }
  /** Contracts that take one token each. */
  single: readonly Approval[]
}

/** Answers what an approval is known by, whatever the case of its addresses. */
export const approvalKey = ({ tokenAddress, spender }: Approval): string => `${tokenAddress}-${spender}`.toLowerCase()

/** Answers each approval once, the first of those that are the same. */
export function distinctApprovals<One extends Approval>(approvals: readonly One[]): One[] {
  const byKey = new Map<string, One>()
  for (const approval of approvals) {
    const key = approvalKey(approval)
    if (!byKey.has(key)) byKey.set(key, approval)
  }
  return [...byKey.values()]
}

const between = (tokens: readonly string[], spenders: readonly string[]): Approval[] =>
  tokens.flatMap((tokenAddress) => spenders.map((spender) => ({ tokenAddress, spender })))

/** Answers every approval to look for among known tokens and known contracts, each once. */
export function approvalsToLookFor({ tokens, liquidityTokens, ownTokens, spenders, single }: Lookout): Approval[] {
  return distinctApprovals([
    ...between(tokens, spenders.ofTokens),
    ...between(liquidityTokens, spenders.ofLiquidity),
    ...between(ownTokens, spenders.others),
    ...single,
  ])
}

/** From here on an allowance is as good as endless: tokens do not have so much, and most stop counting it down. */
const UNLIMITED_FROM = 2n ** 255n

/** Answers whether an allowance, in base units, has no limit that matters. */
export const isUnlimited = (raw: bigint): boolean => raw >= UNLIMITED_FROM
