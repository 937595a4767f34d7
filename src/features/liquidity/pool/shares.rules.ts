/** constants: MINIMUM_LIQUIDITY, in LP base units: what the first mint of a pool locks away for ever (protocol 0). */
const MINIMUM_LIQUIDITY_RAW = 1_000n

/** protocol 0: of the growth of √k, 8 parts in 25 go to the protocol where it takes its fee. */
const FEE_PARTS = 8n
const KEPT_PARTS = 17n

/** Answers the whole part of a square root; throws below 0. */
export function squareRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError('A negative number has no square root')
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  // From above, each step comes closer and the first that does not has arrived.
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** A pool as its shares are counted, in base units. `first` and `second` are its tokens in whichever order is asked for. */
export interface Holdings {
  firstRaw: bigint
  secondRaw: bigint
  /** All LP tokens there are. */
  supplyRaw: bigint
}

/** Two amounts of a pool's tokens, in base units and in the order of its Holdings. */
export interface Amounts {
  firstRaw: bigint
  secondRaw: bigint
}

/**
 * Answers the supply of LP tokens that the next mint or burn reckons with, in base units: with the protocol's part of
 * the fees since kLast, which it mints first where the protocol takes one; kLast is 0 where it does not (protocol 0).
 */
export function supplyWithFee({ firstRaw, secondRaw, supplyRaw }: Holdings, kLastRaw: bigint): bigint {
  if (kLastRaw === 0n) return supplyRaw
  const [root, rootLast] = [squareRoot(firstRaw * secondRaw), squareRoot(kLastRaw)]
  if (root <= rootLast) return supplyRaw
  return supplyRaw + (supplyRaw * (root - rootLast) * FEE_PARTS) / (root * KEPT_PARTS + rootLast * FEE_PARTS)
}

/** Returns whether a pool is new: nobody has provided liquidity yet (trading 4 "A pool is new"). */
export const isEmptyPool = ({ supplyRaw }: Pick<Holdings, 'supplyRaw'>): boolean => supplyRaw === 0n

/**
 * Returns whether the first provider sets the price. A pool that was sent tokens before anybody provided liquidity has a
 * price already: the router quotes by its reserves.
 */
export const isUnpriced = (pool: Holdings): boolean =>
  isEmptyPool(pool) && pool.firstRaw === 0n && pool.secondRaw === 0n

/** Returns whether a pool has reserves of one token only, so that the router cannot quote and takes no liquidity. */
export const hasOneToken = ({ firstRaw, secondRaw }: Amounts): boolean => (firstRaw === 0n) !== (secondRaw === 0n)

/** Answers the LP tokens, in base units, that two amounts bring; 0 where the pool would refuse them (protocol 0 "mint"). */
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

/** Answers what LP tokens bring back of both tokens, in base units, rounded down as the pair does (protocol 0 "burn"). */
export function amountsFor(sharesRaw: bigint, { firstRaw, secondRaw, supplyRaw }: Holdings): Amounts {
  if (supplyRaw === 0n) return { firstRaw: 0n, secondRaw: 0n }
  return { firstRaw: (sharesRaw * firstRaw) / supplyRaw, secondRaw: (sharesRaw * secondRaw) / supplyRaw }
}

/** Answers the fewest LP tokens, in base units, that bring back at least an amount of the token of which the pool has so much. */
export const sharesToGet = (amountRaw: bigint, reserveRaw: bigint, supplyRaw: bigint): bigint =>
  reserveRaw === 0n ? 0n : (amountRaw * supplyRaw + reserveRaw - 1n) / reserveRaw

/** Answers how much of the second token is worth an amount of the first at the pool's price (protocol 0 "quote"). */
export const matching = (amountRaw: bigint, hereRaw: bigint, thereRaw: bigint): bigint =>
  hereRaw === 0n ? 0n : (amountRaw * thereRaw) / hereRaw

/** Answers the least that may be taken or given under a slippage in basis points, rounded down (trading 7 "Add liquidity"). */
export const leastOf = (amountRaw: bigint, slippageBps: number): bigint =>
  (amountRaw * BigInt(10_000 - slippageBps)) / 10_000n
