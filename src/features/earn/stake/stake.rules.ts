import { formatAmountExact, parseAmount } from '../../../core/amount'

/** What an amount is staked or unstaked of; amounts in base units. */
export interface StakeTerms {
  /** The account's balance of the token when staking, what it has staked when unstaking. */
  availableRaw: bigint
  decimals: number
  /** Most that may be staked altogether; 0 for no limit (yield 3 "stakingLimit"). Left out when unstaking. */
  limitRaw?: bigint
  /** Already staked; counts towards the limit. */
  stakedRaw?: bigint
}

/**
 * Answers what 100 % stands for: of the balance or of the staked amount, or where the balance exceeds the limit of what
 * the limit leaves (yield 2 "Modals").
 */
export function wholeRaw({ availableRaw, limitRaw = 0n, stakedRaw = 0n }: StakeTerms): bigint {
  if (limitRaw === 0n) return availableRaw
  const roomRaw = limitRaw > stakedRaw ? limitRaw - stakedRaw : 0n
  return availableRaw > roomRaw ? roomRaw : availableRaw
}

/** Answers a share in whole percent of what 100 % stands for, as text to its last digit (yield 5 "Slider"). */
export const shareText = (terms: StakeTerms, percent: number): string =>
  formatAmountExact((wholeRaw(terms) * BigInt(percent)) / 100n, terms.decimals)

/** Answers what share of 100 % an amount is, in whole percent, the nearest one; 100 for nothing less than all of it. */
export function percentOf(terms: StakeTerms, amountRaw: bigint | null): number {
  const whole = wholeRaw(terms)
  if (amountRaw === null || whole === 0n) return 0
  if (amountRaw >= whole) return 100
  return Math.min(99, Number((amountRaw * 200n + whole) / (whole * 2n)))
}

export type StakeFault = 'empty' | 'aboveAvailable' | 'aboveLimit'

/** Answers why an amount cannot be confirmed; null where it can (yield 5). */
export function stakeFault(terms: StakeTerms, amountRaw: bigint | null): StakeFault | null {
  const { availableRaw, limitRaw = 0n, stakedRaw = 0n } = terms
  if (amountRaw === null || amountRaw === 0n) return 'empty'
  if (limitRaw > 0n && amountRaw + stakedRaw > limitRaw) return 'aboveLimit'
  return amountRaw > availableRaw ? 'aboveAvailable' : null
}

/** Answers a typed amount in base units, and why it cannot be confirmed. */
export function judgeStake(terms: StakeTerms, text: string): { amountRaw: bigint | null; fault: StakeFault | null } {
  const amountRaw = parseAmount(text, terms.decimals)
  return { amountRaw, fault: stakeFault(terms, amountRaw) }
}
