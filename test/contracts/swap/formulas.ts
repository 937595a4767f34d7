/** Expected results of the exchange, derived from protocol 0 alone. All amounts in base units. */

const MINIMUM_LIQUIDITY = 1000n

/** Returns the integer part of a square root, computed bit by bit. */
export function squareRoot(value: bigint): bigint {
  let root = 0n
  for (let bit = 1n << BigInt(Math.ceil(value.toString(2).length / 2)); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 2n <= value) root += bit
  }
  return root
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Returns the output of a trade for an input; the trading fee is 0.25 %. */
export function amountOut(input: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (input * 9975n * reserveOut) / (reserveIn * 10_000n + input * 9975n)
}

/** Returns the input that a trade needs for an output of `out`. */
export function amountIn(out: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (reserveIn * out * 10_000n) / ((reserveOut - out) * 9975n) + 1n
}

/** Returns the amount of equal value at the pool's price, without a fee. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return (amount * otherReserve) / reserve
}

/** Reserves of one step of a path, in the direction of the trade. */
export type Step = readonly [reserveIn: bigint, reserveOut: bigint]

/** Returns all amounts along a path for a given input. */
export function amountsOut(first: bigint, steps: readonly Step[]): bigint[] {
  const amounts = [first]
  for (const step of steps) amounts.push(amountOut(amounts.at(-1) ?? 0n, ...step))
  return amounts
}

/** Returns all amounts along a path for a given output. */
export function amountsIn(last: bigint, steps: readonly Step[]): bigint[] {
  const amounts = [last]
  for (const step of steps.toReversed()) amounts.unshift(amountIn(amounts[0] ?? 0n, ...step))
  return amounts
}

/** Returns the shares for a deposit of two amounts into a pool; 0 or less if the pool rejects it. */
export function sharesFor(
  amount0: bigint,
  amount1: bigint,
  reserve0: bigint,
  reserve1: bigint,
  supply: bigint,
): bigint {
  if (supply === 0n) return squareRoot(amount0 * amount1) - MINIMUM_LIQUIDITY
  return smaller((amount0 * supply) / reserve0, (amount1 * supply) / reserve1)
}

/** Returns the amount of one token for burnt shares, if the pool holds `balance` of it. */
export function amountFor(shares: bigint, balance: bigint, supply: bigint): bigint {
  return (shares * balance) / supply
}

/**
 * Returns the shares minted to the fee receiver: 8/25 of the growth since the product was `kLast`; 0 while that is 0.
 */
export function protocolShares(supply: bigint, reserve0: bigint, reserve1: bigint, kLast: bigint): bigint {
  if (kLast === 0n) return 0n
  const [root, rootLast] = [squareRoot(reserve0 * reserve1), squareRoot(kLast)]
  return root > rootLast ? (supply * (root - rootLast) * 8n) / (root * 17n + rootLast * 8n) : 0n
}

/** Returns the growth of a price accumulator: the price of one token in the other as UQ112x112, times the seconds. */
export function priceGrowth(reserve: bigint, otherReserve: bigint, seconds: bigint): bigint {
  return ((otherReserve << 112n) / reserve) * seconds
}
