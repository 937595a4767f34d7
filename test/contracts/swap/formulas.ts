/** What the exchange should answer, written from protocol 0 and from nothing else. All amounts in base units. */

const MINIMUM_LIQUIDITY = 1000n

/** The whole part of a square root, found bit by bit. */
export function squareRoot(value: bigint): bigint {
  let root = 0n
  for (let bit = 1n << BigInt(Math.ceil(value.toString(2).length / 2)); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 2n <= value) root += bit
  }
  return root
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** What a trade brings for what is given; the trading fee is 0.25 %. */
export function amountOut(given: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (given * 9975n * reserveOut) / (reserveIn * 10_000n + given * 9975n)
}

/** What a trade must put in to bring `out`. */
export function amountIn(out: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (reserveIn * out * 10_000n) / ((reserveOut - out) * 9975n) + 1n
}

/** What is worth as much as `amount` at the pool's price, without a fee. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return (amount * otherReserve) / reserve
}

/** The reserves of one step of a path, in the direction of the trade. */
export type Step = readonly [reserveIn: bigint, reserveOut: bigint]

/** All amounts along a path for a given input. */
export function amountsOut(first: bigint, steps: readonly Step[]): bigint[] {
  const amounts = [first]
  for (const step of steps) amounts.push(amountOut(amounts.at(-1) ?? 0n, ...step))
  return amounts
}

/** All amounts along a path for a given output. */
export function amountsIn(last: bigint, steps: readonly Step[]): bigint[] {
  const amounts = [last]
  for (const step of steps.toReversed()) amounts.unshift(amountIn(amounts[0] ?? 0n, ...step))
  return amounts
}

/** Shares for putting two amounts into a pool; 0 or less where the pool refuses. */
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

/** What shares bring back of one token of which the pool holds `balance`. */
export function amountFor(shares: bigint, balance: bigint, supply: bigint): bigint {
  return (shares * balance) / supply
}

/** Shares minted to the fee's receiver: 8/25 of the growth since the product was `kLast`; none before the first time. */
export function protocolShares(supply: bigint, reserve0: bigint, reserve1: bigint, kLast: bigint): bigint {
  if (kLast === 0n) return 0n
  const [root, rootLast] = [squareRoot(reserve0 * reserve1), squareRoot(kLast)]
  return root > rootLast ? (supply * (root - rootLast) * 8n) / (root * 17n + rootLast * 8n) : 0n
}

/** By how much a price accumulator grows: the price of one token in the other as UQ112x112, for each second. */
export function priceGrowth(reserve: bigint, otherReserve: bigint, seconds: bigint): bigint {
  return ((otherReserve << 112n) / reserve) * seconds
}
