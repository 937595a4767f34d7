import type { Round } from './round.rules'

/** constants: BET_SHORTCUTS; shares of the balance that a bet can be set to, in percent. */
export const BET_SHORTCUTS = [10, 25, 50, 75, 100] as const

/** A transaction that is signed now is included in the block after the next one at the earliest. */
const SIGNING_BLOCKS = 2

/**
 * Returns whether a bet passes its simulation on the newest block: the block in which a round starts accepts none
 * (protocol 5).
 */
export const isStarted = ({ startBlock }: Pick<Round, 'startBlock'>, block: number): boolean => block > startBlock

/** Returns how many more blocks accept a bet; 0 or less once the next block accepts none. */
export const blocksToBet = ({ lockBlock }: Pick<Round, 'lockBlock'>, block: number): number => lockBlock - 1 - block

/** Returns whether a bet that is signed now can still be included before the lock (protocol 5). */
export const canLand = (round: Pick<Round, 'lockBlock'>, block: number): boolean =>
  blocksToBet(round, block) >= SIGNING_BLOCKS

export type BetFault = 'empty' | 'unknownBalance' | 'belowMinimum' | 'aboveBalance'

/** Amounts in wei that bound a bet. */
export interface BetTerms {
  /** The balance less the reserve for network fees; null while unknown. */
  maxRaw: bigint | null
  minRaw: bigint
}

/** Returns why an amount cannot be bet; null when it can (games 5.6). */
export function betFault({ maxRaw, minRaw }: BetTerms, amountRaw: bigint | null): BetFault | null {
  if (amountRaw === null || amountRaw === 0n) return 'empty'
  if (amountRaw < minRaw) return 'belowMinimum'
  if (maxRaw === null) return 'unknownBalance'
  return amountRaw > maxRaw ? 'aboveBalance' : null
}

/** Returns a share of the largest bet, in wei. */
export const shareOfMax = (maxRaw: bigint, percent: number): bigint => (maxRaw * BigInt(percent)) / 100n

/** Returns the share of the largest bet, in whole percent from 0 to 100; 100 only for the whole of it. */
export function percentOfMax(maxRaw: bigint, amountRaw: bigint | null): number {
  if (amountRaw === null || maxRaw === 0n) return 0
  return amountRaw >= maxRaw ? 100 : Math.min(99, Number((amountRaw * 200n + maxRaw) / (maxRaw * 2n)))
}
