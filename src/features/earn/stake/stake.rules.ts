import { formatAmountExact, parseAmount } from '../../../core/amount'

/** Bounds of an amount to stake or unstake; amounts in base units. */
export interface StakeTerms {
  /** The account's balance of the token when staking, its stake when unstaking; null where the read has failed. */
  availableRaw: bigint | null
  decimals: number
  /** Maximum total stake; 0 for no limit (yield 3 "stakingLimit"). Absent when unstaking. */
  limitRaw?: bigint
  /** Already staked; it counts towards the limit. */
  stakedRaw?: bigint
}

/**
 * Returns the amount of 100 %: the balance or the stake, or what the limit leaves where the balance exceeds it
 * (yield 2 "Modals"). An unknown balance counts as 0.
 */
export function wholeRaw({ availableRaw: knownRaw, limitRaw = 0n, stakedRaw = 0n }: StakeTerms): bigint {
  const availableRaw = knownRaw ?? 0n
  if (limitRaw === 0n) return availableRaw
  const roomRaw = limitRaw > stakedRaw ? limitRaw - stakedRaw : 0n
  return availableRaw > roomRaw ? roomRaw : availableRaw
}

/** Returns a share, in whole percent of 100 %, as text to its last digit (yield 5 "Slider"). */
export const shareText = (terms: StakeTerms, percent: number): string =>
  formatAmountExact((wholeRaw(terms) * BigInt(percent)) / 100n, terms.decimals)

/** Returns the share of an amount in the nearest whole percent; 100 only for all of it. */
export function percentOf(terms: StakeTerms, amountRaw: bigint | null): number {
  const whole = wholeRaw(terms)
  if (amountRaw === null || whole === 0n) return 0
  if (amountRaw >= whole) return 100
  return Math.min(99, Number((amountRaw * 200n + whole) / (whole * 2n)))
}

export type StakeFault = 'empty' | 'unknownAvailable' | 'aboveAvailable' | 'aboveLimit'

/** Returns why an amount cannot be confirmed; null where it can (yield 5). */
export function stakeFault(terms: StakeTerms, amountRaw: bigint | null): StakeFault | null {
  const { availableRaw, limitRaw = 0n, stakedRaw = 0n } = terms
  if (amountRaw === null || amountRaw === 0n) return 'empty'
  if (limitRaw > 0n && amountRaw + stakedRaw > limitRaw) return 'aboveLimit'
  if (availableRaw === null) return 'unknownAvailable'
  return amountRaw > availableRaw ? 'aboveAvailable' : null
}

/** Returns a typed amount in base units, and why it cannot be confirmed. */
export function judgeStake(terms: StakeTerms, text: string): { amountRaw: bigint | null; fault: StakeFault | null } {
  const amountRaw = parseAmount(text, terms.decimals)
  return { amountRaw, fault: stakeFault(terms, amountRaw) }
}
