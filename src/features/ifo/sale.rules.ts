/** What a sale gives for committed LP tokens, and when (protocol 9, games 4.7). All amounts are in base units. */

/** Terms of a pool, and the LP tokens that all users have committed. */
export interface SalePool {
  raisingRaw: bigint
  offeringRaw: bigint
  committedRaw: bigint
  hasTax: boolean
}

/** What a user gets for a commitment. The refund is what remains after the tax. */
export interface SaleResult {
  offeredRaw: bigint
  refundRaw: bigint
  taxRaw: bigint
}

/** Step of the tax: it applies from this whole multiple of the raising amount on. */
export interface TaxStep {
  overflowAtLeast: number
  taxBps: number
}

/** Scale of the share and of the tax rate in version 2. */
const WHOLE = 10n ** 12n
const RATE_PER_BPS = WHOLE / 10_000n

/** Scales of the share in version 1: it is computed with twelve digits, and six remain. */
const EARLY_FINE = 10n ** 12n
const EARLY_WHOLE = 10n ** 6n

const isOversubscribed = ({ committedRaw, raisingRaw }: SalePool) => committedRaw > raisingRaw

/** Returns the tax rate on the overflow of a pool, with 10^12 as the whole (protocol 9.2.6). */
export function taxRate({ committedRaw, raisingRaw, hasTax }: SalePool, steps: readonly TaxStep[]): bigint {
  if (!hasTax || raisingRaw === 0n) return 0n
  const times = committedRaw / raisingRaw
  const reached = steps.filter(({ overflowAtLeast }) => times >= BigInt(overflowAtLeast))
  const highest = reached.toSorted((one, other) => other.overflowAtLeast - one.overflowAtLeast)[0]
  return BigInt(highest?.taxBps ?? 0) * RATE_PER_BPS
}

/** Returns the part of a pool's commitments that an amount is, with 10^12 as the whole (protocol 9.2.5). */
export const shareOf = ({ committedRaw }: SalePool, amountRaw: bigint): bigint =>
  committedRaw === 0n ? 0n : (amountRaw * 10n ** 18n) / (committedRaw * 10n ** 6n)

/** Returns what an amount gets in a pool of version 2 if the sale ended now (protocol 9.2.5). */
export function saleResult(pool: SalePool, amountRaw: bigint, steps: readonly TaxStep[]): SaleResult {
  const { raisingRaw, offeringRaw } = pool
  if (raisingRaw === 0n) return { offeredRaw: 0n, refundRaw: amountRaw, taxRaw: 0n }
  if (!isOversubscribed(pool)) {
    return { offeredRaw: (amountRaw * offeringRaw) / raisingRaw, refundRaw: 0n, taxRaw: 0n }
  }
  const share = shareOf(pool, amountRaw)
  const overflowRaw = amountRaw - (raisingRaw * share) / WHOLE
  const taxRaw = (overflowRaw * taxRate(pool, steps)) / WHOLE
  return { offeredRaw: (offeringRaw * share) / WHOLE, refundRaw: overflowRaw - taxRaw, taxRaw }
}

/** Returns what an amount gets in a sale of version 1, which has no tax (protocol 9.1.3). */
export function earlySaleResult(pool: Omit<SalePool, 'hasTax'>, amountRaw: bigint): Omit<SaleResult, 'taxRaw'> {
  const { raisingRaw, offeringRaw, committedRaw } = pool
  if (raisingRaw === 0n) return { offeredRaw: 0n, refundRaw: amountRaw }
  if (committedRaw <= raisingRaw) return { offeredRaw: (amountRaw * offeringRaw) / raisingRaw, refundRaw: 0n }
  const share = (amountRaw * EARLY_FINE) / committedRaw / (EARLY_FINE / EARLY_WHOLE)
  return {
    offeredRaw: (offeringRaw * share) / EARLY_WHOLE,
    refundRaw: amountRaw - (raisingRaw * share) / EARLY_WHOLE,
  }
}

/**
 * Returns what an amount gets if a pool ends with commitments of `times` the raising amount, but of no less than it.
 */
export function simulatedResult(
  pool: SalePool,
  amountRaw: bigint,
  times: bigint,
  steps: readonly TaxStep[],
): SaleResult {
  const wantedRaw = pool.raisingRaw * times
  return saleResult({ ...pool, committedRaw: wantedRaw > amountRaw ? wantedRaw : amountRaw }, amountRaw, steps)
}

/**
 * Returns what an account may still commit: the smaller of its balance and what remains of its limit; 0 is no limit.
 */
export function committableRaw(balanceRaw: bigint, limitRaw: bigint, committedRaw: bigint): bigint {
  if (limitRaw === 0n) return balanceRaw
  const remainingRaw = limitRaw > committedRaw ? limitRaw - committedRaw : 0n
  return balanceRaw < remainingRaw ? balanceRaw : remainingRaw
}

/** Blocks of a sale. */
export interface SaleBlocks {
  startBlock: number
  endBlock: number
}

export type SalePhase = 'idle' | 'comingSoon' | 'live' | 'finished'

/** Returns the phase of a sale; idle while the block is unknown (games 4.7.1). */
export function salePhase({ startBlock, endBlock }: SaleBlocks, block: number | null): SalePhase {
  if (block === null) return 'idle'
  if (block < startBlock) return 'comingSoon'
  return block <= endBlock ? 'live' : 'finished'
}

/**
 * Returns whether the contract accepts a commitment in the next block: it excludes the first and the last block, which
 * belong to the phase `live` (protocol 9.2.3).
 */
export const isCommittable = ({ startBlock, endBlock }: SaleBlocks, block: number): boolean =>
  block + 1 > startBlock && block + 1 < endBlock

/** games 4.7.2 */
const FIRST_PROGRESS = 5

const percentBetween = (first: number, last: number, block: number): number =>
  last <= first ? 100 : Math.min(100, Math.max(0, Math.floor(((block - first) * 100) / (last - first))))

/**
 * Returns the progress of a sale in percent: before the start, of the blocks from the announcement to the start; then
 * of those of the sale (games 4.7.2).
 */
export function saleProgress({ startBlock, endBlock }: SaleBlocks, releaseBlock: number, block: number | null): number {
  if (block === null) return FIRST_PROGRESS
  return block < startBlock
    ? percentBetween(releaseBlock, startBlock, block)
    : percentBetween(startBlock, endBlock, block)
}

/** Returns what a commitment to a pool gets if the sale ended now; an `isEarly` sale is one of version 1. */
export function resultOf(
  pool: SalePool,
  amountRaw: bigint,
  { isEarly, steps }: { isEarly: boolean; steps: readonly TaxStep[] },
): SaleResult {
  return isEarly ? { ...earlySaleResult(pool, amountRaw), taxRaw: 0n } : saleResult(pool, amountRaw, steps)
}

/** Returns a pool with a further commitment of an amount. */
export const withCommitment = <Pool extends SalePool>(pool: Pool, amountRaw: bigint): Pool => ({
  ...pool,
  committedRaw: pool.committedRaw + amountRaw,
})

/** Returns the whole percent of its raising amount that a pool has; 0 for a pool without terms. */
export const filledPercent = ({ committedRaw, raisingRaw }: SalePool): number =>
  raisingRaw === 0n ? 0 : Number((committedRaw * 100n) / raisingRaw)
