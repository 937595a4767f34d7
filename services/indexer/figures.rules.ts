export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 86_400

/** Returns the begin of the period, in unix seconds, that contains a time. Days begin at midnight UTC. */
export const periodStart = (timestamp: bigint, seconds: number): number =>
  Number(timestamp - (timestamp % BigInt(seconds)))

const Q112 = 2n ** 112n

/** Returns token 1 per token 0 in smallest units, scaled by 2^112 as the pair's price0CumulativeLast; 0 without reserves. */
export const priceOf = (reserve0Raw: bigint, reserve1Raw: bigint): bigint =>
  reserve0Raw === 0n ? 0n : (reserve1Raw * Q112) / reserve0Raw

/** Returns the 0.25 % of an amount that a trade leaves in the pool. */
export const feeOf = (amountInRaw: bigint): bigint => (amountInRaw * 25n) / 10_000n
