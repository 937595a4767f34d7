import type { Amount, PoolStart } from './startingAmounts.ts'

/** Trade of the market keeper: sell an amount into a pool, for at least an amount of its other token. */
export interface KeeperTrade {
  sell: Amount
  buy: Amount
}

const FULL_REVERSION_BPS = 300n
const MIN_TRADE_PPM = 200
const MAX_TRADE_PPM = 4000
const PPM = 1_000_000n
const SLIPPAGE_PERCENT = 2n

/** Returns how far the first token's price in the second is above the pool's starting price, in basis points. */
export function drift({ sides: [first, second] }: PoolStart, reserves: readonly [bigint, bigint]): bigint {
  const price = reserves[1] * first.amountRaw
  const startingPrice = reserves[0] * second.amountRaw
  return (price * 10_000n) / startingPrice - 10_000n
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
  const reversion = Number((drift(pool, reserves) * 1000n) / FULL_REVERSION_BPS) / 1000
  const sellsFirst = random() < 0.5 + reversion / 2
  const [input, output] = sellsFirst ? pool.sides : pool.sides.toReversed()
  const [reserveIn, reserveOut] = sellsFirst ? reserves : [reserves[1], reserves[0]]
  if (!input || !output) throw new Error('A pool must have two sides.')
  const sharePpm = BigInt(MIN_TRADE_PPM + Math.floor(random() * (MAX_TRADE_PPM - MIN_TRADE_PPM)))
  const amountRaw = (reserveIn * sharePpm) / PPM
  const minimumRaw = (amountOut(amountRaw, reserveIn, reserveOut) * (100n - SLIPPAGE_PERCENT)) / 100n
  return { sell: { key: input.key, amountRaw }, buy: { key: output.key, amountRaw: minimumRaw } }
}
