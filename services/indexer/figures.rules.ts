export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 86_400

/** Returns the start of the period, in unix seconds, that contains a time. Days start at midnight UTC. */
export const periodStart = (timestamp: bigint, seconds: number): number =>
  Number(timestamp - (timestamp % BigInt(seconds)))

const Q112 = 2n ** 112n

/** Returns token 1 per token 0 in smallest units, scaled by 2^112 as the pair's price0CumulativeLast; 0 without reserves. */
export const priceOf = (reserve0Raw: bigint, reserve1Raw: bigint): bigint =>
  reserve0Raw === 0n ? 0n : (reserve1Raw * Q112) / reserve0Raw

/** Returns the value of an amount at a price that is scaled by 2^112. */
export const valueAt = (amountRaw: bigint, priceQ112: bigint): bigint => (amountRaw * priceQ112) / Q112

interface PoolShare {
  /** Liquidity tokens. */
  amountRaw: bigint
  totalSupplyRaw: bigint
  /** Reserve of the token whose price is known: half of the pool's value. */
  reserveRaw: bigint
  priceQ112: bigint
}

/** Returns the value of liquidity tokens of a pair, of which one token's price is known. */
export const shareValue = ({ amountRaw, totalSupplyRaw, reserveRaw, priceQ112 }: PoolShare): bigint =>
  totalSupplyRaw === 0n ? 0n : (2n * valueAt(reserveRaw, priceQ112) * amountRaw) / totalSupplyRaw

const DAYS_A_YEAR = 365n
const BPS = 10_000n

/** Returns the yearly return of a day's rewards in hundredths of a percent; null where the stake has no value. */
export const aprBps = (rewardValue: bigint, stakeValue: bigint): bigint | null =>
  stakeValue === 0n ? null : (rewardValue * DAYS_A_YEAR * BPS) / stakeValue

/** Returns the 0.25 % of an amount that a trade leaves in the pool. */
export const feeOf = (amountInRaw: bigint): bigint => (amountInRaw * 25n) / 10_000n
