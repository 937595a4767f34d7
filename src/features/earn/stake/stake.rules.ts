import { formatAmountExact, parseAmount } from '../../../core/amount'

/** Bounds of an amount to stake or unstake; amounts in base units. */
export interface StakeTerms {
  /** The account's balance of the token when staking, its stake when unstaking; null when the read failed. */
  availableRaw: bigint | null
  decimals: number
  /** Maximum total stake; 0 for no limit (yield 3 "stakingLimit"). Absent when unstaking. */
  limitRaw?: bigint
  /** The amount already staked, which counts towards the limit. */
  stakedRaw?: bigint
}

/**
 * Returns the maximum amount, which is 100 %: the balance or the stake, capped by the remainder of the limit
 * (yield 2 "Modals"). An unknown balance counts as 0.
 */
export function maxAmountRaw({ availableRaw: knownAvailableRaw, limitRaw = 0n, stakedRaw = 0n }: StakeTerms): bigint {
  const availableRaw = knownAvailableRaw ?? 0n
  if (limitRaw === 0n) return availableRaw
  const remainingRaw = limitRaw > stakedRaw ? limitRaw - stakedRaw : 0n
  return availableRaw > remainingRaw ? remainingRaw : availableRaw
}

/** Returns a share of the maximum amount, given in whole percent, as text with all decimals (yield 5 "Slider"). */
export const shareText = (terms: StakeTerms, percent: number): string =>
  formatAmountExact((maxAmountRaw(terms) * BigInt(percent)) / 100n, terms.decimals)

/** Returns the share of an amount, rounded to whole percent. 100 means the maximum amount or more. */
export function percentOf(terms: StakeTerms, amountRaw: bigint | null): number {
  const maxRaw = maxAmountRaw(terms)
  if (amountRaw === null || maxRaw === 0n) return 0
  if (amountRaw >= maxRaw) return 100
  return Math.min(99, Number((amountRaw * 200n + maxRaw) / (maxRaw * 2n)))
}

export type StakeFault = 'empty' | 'unknownAvailable' | 'aboveAvailable' | 'aboveLimit'

/** Returns why an amount cannot be confirmed; null when it can be (yield 5). */
export function stakeFault(terms: StakeTerms, amountRaw: bigint | null): StakeFault | null {
  const { availableRaw, limitRaw = 0n, stakedRaw = 0n } = terms
  if (amountRaw === null || amountRaw === 0n) return 'empty'
  if (limitRaw > 0n && amountRaw + stakedRaw > limitRaw) return 'aboveLimit'
  if (availableRaw === null) return 'unknownAvailable'
  return amountRaw > availableRaw ? 'aboveAvailable' : null
}

/** Returns a typed amount in base units, and why it cannot be confirmed. */
export function checkStake(terms: StakeTerms, text: string): { amountRaw: bigint | null; fault: StakeFault | null } {
  const amountRaw = parseAmount(text, terms.decimals)
  return { amountRaw, fault: stakeFault(terms, amountRaw) }
}
