const SECONDS_PER_YEAR = 60 * 60 * 24 * 365

/** Ratios of whole numbers are scaled by this factor before they are converted to a number for display. */
const SCALE = 10n ** 12n

/** Returns the number of blocks in a year at a block time in seconds: 10,512,000 at 3 s (yield 9). */
export const blocksPerYear = (blockTimeSeconds: number): number => SECONDS_PER_YEAR / blockTimeSeconds

/** Returns the reward of a year at a block time in seconds, in the unit of the reward per block (yield 9). */
export const perYearRaw = (perBlockRaw: bigint, blockTimeSeconds: number): bigint =>
  (perBlockRaw * BigInt(SECONDS_PER_YEAR) * 1_000n) / BigInt(Math.max(1, Math.round(blockTimeSeconds * 1_000)))

/** Returns part / whole as a number for display; null when the whole is 0. */
export const shareOf = (part: bigint, whole: bigint): number | null =>
  whole > 0n ? Number((part * SCALE) / whole) / Number(SCALE) : null

/**
 * Returns a yearly rate in percent without compounding: the reward of a year over the stake, both in the same unit.
 * Null while nothing is staked (yield 9, constants: FARM_APR, POOL_APR).
 */
export function aprPercent(rewardValuePerYearRaw: bigint, stakedValueRaw: bigint): number | null {
  const share = shareOf(rewardValuePerYearRaw, stakedValueRaw)
  return share === null ? null : share * 100
}

/** Returns a rate after a performance fee in basis points of each reward (constants: PERFORMANCE_FEE_IN_APY). */
export const afterFee = (percent: number, feeBps: number): number => percent - (percent / 100) * (feeBps / 100)
