/** constants: MINIMUM_LIQUIDITY, in LP base units: the first mint of a pool locks it for ever (protocol 0). */
const MINIMUM_LIQUIDITY_RAW = 1_000n

/** protocol 0: where the protocol takes its fee, it receives 8/25 of the growth of √k. */
const FEE_PARTS = 8n
const REST_PARTS = 17n

/** Returns the integer part of a square root; throws below 0. */
export function squareRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError('A negative number has no square root')
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  // Newton's method from above: each step decreases the value, and the first one that does not ends at the root.
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The reserves and LP supply of a pool, in base units. `first` and `second` are its tokens in the requested order. */
export interface Holdings {
  firstRaw: bigint
  secondRaw: bigint
  /** The total supply of LP tokens. */
  supplyRaw: bigint
}

/** Two amounts of a pool's tokens, in base units and in the order of its Holdings. */
export interface Amounts {
  firstRaw: bigint
  secondRaw: bigint
}

/**
 * Returns the supply of LP tokens that the next mint or burn uses, in base units. It includes the protocol's part of
 * the fees since kLast, which is minted first where the protocol takes a fee; kLast is 0 where it does not (protocol
 * 0).
 */
export function supplyWithFee({ firstRaw, secondRaw, supplyRaw }: Holdings, kLastRaw: bigint): bigint {
  if (kLastRaw === 0n) return supplyRaw
  const [root, rootLast] = [squareRoot(firstRaw * secondRaw), squareRoot(kLastRaw)]
  if (root <= rootLast) return supplyRaw
  return supplyRaw + (supplyRaw * (root - rootLast) * FEE_PARTS) / (root * REST_PARTS + rootLast * FEE_PARTS)
}

/** Returns whether a pool is new: no account has provided liquidity yet (trading 4 "A pool is new"). */
export const isEmptyPool = ({ supplyRaw }: Pick<Holdings, 'supplyRaw'>): boolean => supplyRaw === 0n

/**
 * Returns whether the first provider sets the price. A pool that received tokens before the first deposit already has a
 * price: the router quotes with its reserves.
 */
export const isUnpriced = (pool: Holdings): boolean =>
  isEmptyPool(pool) && pool.firstRaw === 0n && pool.secondRaw === 0n

/** Returns whether a pool has reserves of one token only, so that the router cannot quote and accepts no liquidity. */
export const hasOneToken = ({ firstRaw, secondRaw }: Amounts): boolean => (firstRaw === 0n) !== (secondRaw === 0n)

/** Returns the LP tokens minted for two amounts, in base units; 0 when the pool would revert (protocol 0 "mint"). */
export function sharesFor({ firstRaw, secondRaw }: Amounts, pool: Holdings): bigint {
  if (firstRaw <= 0n || secondRaw <= 0n) return 0n
  if (isEmptyPool(pool)) {
    const root = squareRoot(firstRaw * secondRaw)
    return root > MINIMUM_LIQUIDITY_RAW ? root - MINIMUM_LIQUIDITY_RAW : 0n
  }
  if (pool.firstRaw === 0n || pool.secondRaw === 0n) return 0n
  const [byFirst, bySecond] = [
    (firstRaw * pool.supplyRaw) / pool.firstRaw,
    (secondRaw * pool.supplyRaw) / pool.secondRaw,
  ]
  return byFirst < bySecond ? byFirst : bySecond
}

/** Returns the amounts of both tokens for LP tokens, in base units, rounded down as in the pair (protocol 0 "burn"). */
export function amountsFor(sharesRaw: bigint, { firstRaw, secondRaw, supplyRaw }: Holdings): Amounts {
  if (supplyRaw === 0n) return { firstRaw: 0n, secondRaw: 0n }
  return { firstRaw: (sharesRaw * firstRaw) / supplyRaw, secondRaw: (sharesRaw * secondRaw) / supplyRaw }
}

/** Returns the fewest LP tokens, in base units, that give at least an amount of the token with this reserve. */
export const sharesToGet = (amountRaw: bigint, reserveRaw: bigint, supplyRaw: bigint): bigint =>
  reserveRaw === 0n ? 0n : (amountRaw * supplyRaw + reserveRaw - 1n) / reserveRaw

/** Returns the amount of the second token of equal value at the pool's price (protocol 0 "quote"). */
export const matching = (amountRaw: bigint, hereRaw: bigint, thereRaw: bigint): bigint =>
  hereRaw === 0n ? 0n : (amountRaw * thereRaw) / hereRaw

/** Returns the minimum of an amount under a slippage in basis points, rounded down (trading 7 "Add liquidity"). */
export const leastOf = (amountRaw: bigint, slippageBps: number): bigint =>
  (amountRaw * BigInt(10_000 - slippageBps)) / 10_000n
