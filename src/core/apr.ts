const SECONDS_PER_YEAR = 60 * 60 * 24 * 365

/** Ratios of whole numbers are taken to this many parts before they become a number to look at. */
const PARTS = 10n ** 12n

/** Answers how many blocks a year has at a block time in seconds: 10,512,000 at 3 s (yield 9). */
export const blocksPerYear = (blockTimeSeconds: number): number => SECONDS_PER_YEAR / blockTimeSeconds

/** Answers what is paid in a year, in the unit of what is paid a block, at a block time in seconds (yield 9). */
export const perYearRaw = (perBlockRaw: bigint, blockTimeSeconds: number): bigint =>
  (perBlockRaw * BigInt(SECONDS_PER_YEAR) * 1_000n) / BigInt(Math.max(1, Math.round(blockTimeSeconds * 1_000)))

/** Answers part / whole as a number to look at; null for a share of nothing. */
export const shareOf = (part: bigint, whole: bigint): number | null =>
  whole > 0n ? Number((part * PARTS) / whole) / Number(PARTS) : null

/**
 * Answers a yearly rate in percent without compounding: what is paid in a year over what is staked, both worth so much
 * in one unit (yield 9, constants: FARM_APR, POOL_APR). Null while nothing is staked.
 */
export function aprPercent(rewardWorthPerYearRaw: bigint, stakedWorthRaw: bigint): number | null {
  const share = shareOf(rewardWorthPerYearRaw, stakedWorthRaw)
  return share === null ? null : share * 100
}

/** Answers a rate after a fee in hundredths of a percent that is kept of each reward (constants: PERFORMANCE_FEE_IN_APY). */
export const afterFee = (percent: number, feeBps: number): number => percent - (percent / 100) * (feeBps / 100)
