import type { Amount, PoolStart } from './startingAmounts.ts'

/** Trade of the market keeper: sell an amount into a pool, for at least an amount of its other token. */
export interface KeeperTrade {
  sell: Amount
  buy: Amount
}

const FULL_PULL_BPS = 300n
const SMALLEST_PPM = 200
const LARGEST_PPM = 4000
const PPM = 1_000_000n
const TOLERANCE_PERCENT = 2n

/** Returns how far the first token's price in the second is above the pool's starting price, in basis points. */
export function drift({ sides: [first, second] }: PoolStart, reserves: readonly [bigint, bigint]): bigint {
  const now = reserves[1] * first.amountRaw
  const start = reserves[0] * second.amountRaw
  return (now * 10_000n) / start - 10_000n
}

/** Returns the pool's output for an exact input (protocol 0). */
function amountOut(amountInRaw: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const afterFee = amountInRaw * 9975n
  return (afterFee * reserveOut) / (reserveIn * 10_000n + afterFee)
}

/**
 * Returns the next trade in a pool: 0.02 to 0.4 % of a side. The further the price is from its start, the likelier the
 * trade moves it back; from 3 % on it always does. `random` returns a number in [0, 1).
 */
export function keeperTrade(
  pool: PoolStart,
  reserves: readonly [bigint, bigint],
  random: () => number = Math.random,
): KeeperTrade {
  const pull = Number((drift(pool, reserves) * 1000n) / FULL_PULL_BPS) / 1000
  const sellsFirst = random() < 0.5 + pull / 2
  const [sold, bought] = sellsFirst ? pool.sides : pool.sides.toReversed()
  const [reserveIn, reserveOut] = sellsFirst ? reserves : [reserves[1], reserves[0]]
  if (!sold || !bought) throw new Error('A pool has two sides')
  const partPpm = BigInt(SMALLEST_PPM + Math.floor(random() * (LARGEST_PPM - SMALLEST_PPM)))
  const amountRaw = (reserveIn * partPpm) / PPM
  const wantedRaw = (amountOut(amountRaw, reserveIn, reserveOut) * (100n - TOLERANCE_PERCENT)) / 100n
  return { sell: { key: sold.key, amountRaw }, buy: { key: bought.key, amountRaw: wantedRaw } }
}
