import { Fraction, JSBI, Pair, TokenAmount, Trade, type Token } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { bestRoute, type Edges } from './route'
import { tokenOf } from './sdk'

const DECIMALS = [18, 6, 9, 18, 8, 18] as const
const TOKENS = DECIMALS.map((decimals, index) =>
  tokenOf({ address: toAddress(`0x${String(index + 1).padStart(40, '7')}`), decimals, symbol: `T${index}` }),
)
function at(index: number): Token {
  const token = TOKENS[index]
  if (!token) throw new Error(`there is no token ${index}`)
  return token
}
const HALF_PERCENT = new Fraction(JSBI.BigInt(50), JSBI.BigInt(10_000))
const ONE = new Fraction(JSBI.BigInt(1))

interface Market {
  pools: Edges[]
  pairs: Pair[]
}

/** Reserves of every size, often small, to cover ties, empty pools and pools with an output of 0. */
const reserve = fc.oneof(
  fc.bigInt({ min: 0n, max: 20n }),
  fc.bigInt({ min: 1n, max: 10n ** 9n }),
  fc.bigInt({ min: 10n ** 18n, max: 10n ** 27n }),
)

const market = fc
  .shuffledSubarray(
    TOKENS.flatMap((_, a) => TOKENS.slice(a + 1).map((_other, b) => [a, a + 1 + b] as const)),
    { minLength: 1 },
  )
  .chain((ends) =>
    fc
      .tuple(...ends.map(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), reserve, reserve)))
      .map((pools): Market => ({
        pools: pools.map(([a, b, reserveARaw, reserveBRaw]) => ({
          tokenA: at(a).address,
          tokenB: at(b).address,
          reserveARaw,
          reserveBRaw,
        })),
        pairs: pools.map(
          ([a, b, reserveA, reserveB]) =>
            new Pair(new TokenAmount(at(a), String(reserveA)), new TokenAmount(at(b), String(reserveB))),
        ),
      })),
  )
const amount = fc.oneof(fc.bigInt({ min: 1n, max: 30n }), fc.bigInt({ min: 1n, max: 10n ** 21n }))

/** Runs the package's own search with one more hop at a time, as the 50 basis point rule is defined. */
function bestBySdk({ pairs }: Market, raw: bigint, isExactInput: boolean, maxHops: number): Trade | null {
  let best: Trade | null = null
  for (let hops = 1; hops <= maxHops; hops += 1) {
    const options = { maxHops: hops, maxNumResults: 1 }
    const [found] = isExactInput
      ? Trade.bestTradeExactIn(pairs, new TokenAmount(at(0), String(raw)), at(1), options)
      : Trade.bestTradeExactOut(pairs, at(0), new TokenAmount(at(1), String(raw)), options)
    if (!found) continue
    const threshold: Fraction | undefined = best?.executionPrice.raw.multiply(ONE.add(HALF_PERCENT))
    if (!threshold || threshold.lessThan(found.executionPrice.raw)) best = found
  }
  return best
}

const rawOf = (amountOf: { raw: JSBI }) => BigInt(amountOf.raw.toString())

/** Returns the amounts that the package's pairs compute at each token of a trade's path. */
function amountsBySdk({ route, inputAmount, outputAmount }: Trade, isExactInput: boolean): bigint[] {
  let last = (isExactInput ? inputAmount : outputAmount) as TokenAmount
  const amounts = [rawOf(last)]
  for (const pair of isExactInput ? route.pairs : route.pairs.toReversed()) {
    last = isExactInput ? pair.getOutputAmount(last)[0] : pair.getInputAmount(last)[0]
    amounts.push(rawOf(last))
  }
  return isExactInput ? amounts : amounts.toReversed()
}

describe.each([1, 2, 3])('over at most %i hops', (maxHops) => {
  test.each([true, false])('finds the same route and amounts as the package (exact input: %s)', (isExactInput) => {
    let routes = 0
    fc.assert(
      fc.property(market, amount, (chosen, amountRaw) => {
        const request = { from: at(0).address, to: at(1).address, amountRaw, isExactInput, maxHops }
        const found = bestRoute(chosen.pools, request)
        const expected = bestBySdk(chosen, amountRaw, isExactInput, maxHops)
        expect(found?.path).toEqual(expected?.route.path.map(({ address }) => address))
        if (!found || !expected) return
        routes += 1
        expect(found.pools.map((index) => chosen.pairs[index])).toEqual(expected.route.pairs)
        expect(found.amountsRaw).toEqual(amountsBySdk(expected, isExactInput))
        expect([found.inputRaw, found.outputRaw]).toEqual([rawOf(expected.inputAmount), rawOf(expected.outputAmount)])
      }),
      { numRuns: 300 },
    )
    expect(routes).toBeGreaterThan(30)
  })
})

const pool = (a: number, b: number, reserveARaw: bigint, reserveBRaw: bigint): Edges => ({
  tokenA: at(a).address,
  tokenB: at(b).address,
  reserveARaw,
  reserveBRaw,
})
const ask = (pools: Edges[], overrides: Partial<Parameters<typeof bestRoute>[1]> = {}) =>
  bestRoute(pools, {
    from: at(0).address,
    to: at(1).address,
    amountRaw: 1_000n,
    isExactInput: true,
    maxHops: 3,
    ...overrides,
  })

describe('a further hop must improve the price by more than half a percent', () => {
  const BIG = 10n ** 24n
  const direct = pool(0, 1, BIG, BIG)
  /**
   * The second pool is too large for price impact. Its price offsets its fee and adds a premium, in parts of 100,000.
   */
  const around = (parts: bigint) => [pool(0, 2, BIG, BIG), pool(2, 1, BIG * 9_975n * 100_000n, BIG * 10_000n * parts)]
  const amountRaw = 10n ** 18n

  test.each([
    [100_499n, 1],
    [100_501n, 2],
  ])('at a price of %i to 100000 of the direct one the route has %i pools', (parts, hops) => {
    expect(ask([direct, ...around(parts)], { amountRaw })?.pools).toHaveLength(hops)
  })
})

describe('of equal amounts, chooses the pool with the smaller price impact, in any order', () => {
  const twoUnits = { amountRaw: 2_000n, isExactInput: true, deep: 1_000n, steep: 1_001n, other: 1_000_000n }
  const oneWanted = { amountRaw: 1n, isExactInput: false, deep: 10n ** 12n, steep: 10n ** 12n + 1n, other: 10n }

  test.each([twoUnits, oneWanted])('exact input: $isExactInput', ({ amountRaw, isExactInput, deep, steep, other }) => {
    const pools = [pool(0, 1, other, deep), pool(0, 1, other, steep)]
    const [first, second] = [
      ask(pools, { amountRaw, isExactInput }),
      ask(pools.toReversed(), { amountRaw, isExactInput }),
    ]
    expect(first?.pools).toEqual([0])
    expect(second?.pools).toEqual([1])
    expect(first?.amountsRaw).toEqual(second?.amountsRaw)
  })
})

test('a pool cannot exceed the maximum reserve of a pair', () => {
  const full = pool(0, 1, 2n ** 112n - 1n, 10n ** 30n)
  expect(ask([full], { amountRaw: 10n ** 20n })).toBeNull()
  expect(ask([full], { amountRaw: 10n ** 20n, isExactInput: false })).toBeNull()
  const roomForOne = pool(0, 1, 2n ** 112n - 2n, 2n ** 112n - 1n)
  expect(ask([roomForOne], { amountRaw: 2n })).toBeNull()
})

test('a pool can be filled to exactly the maximum reserve of a pair', () => {
  const maximum = 2n ** 112n - 1n
  const roomFor = (raw: bigint) => [pool(0, 1, maximum - raw, maximum)]
  expect(ask(roomFor(1_000n), { amountRaw: 1_000n })?.outputRaw).toBe(997n)
  expect(ask(roomFor(999n), { amountRaw: 1_000n })).toBeNull()
  // 1003 units are the input for 1000 of them.
  expect(ask(roomFor(1_003n), { amountRaw: 1_000n, isExactInput: false })?.inputRaw).toBe(1_003n)
  expect(ask(roomFor(1_002n), { amountRaw: 1_000n, isExactInput: false })).toBeNull()
})

test('a route never crosses a pool twice, even to make an amount fit the last pool', () => {
  const [there, last] = [pool(0, 2, 10n ** 6n, 10n ** 6n), pool(0, 1, 2n ** 112n - 1n - 10n ** 8n, 10n ** 33n)]
  expect(ask([there, last], { amountRaw: 10n ** 9n })).toBeNull()
  expect(ask([last], { amountRaw: 10n ** 8n })).not.toBeNull()
})

test('returns null without a pool, without an amount and for an amount too large', () => {
  expect(ask([])).toBeNull()
  expect(ask([pool(2, 3, 10n ** 9n, 10n ** 9n)])).toBeNull()
  expect(ask([pool(0, 1, 10n ** 9n, 10n ** 9n)], { amountRaw: 0n })).toBeNull()
  expect(ask([pool(0, 1, 10n ** 9n, 10n ** 9n)], { amountRaw: 10n ** 9n, isExactInput: false })).toBeNull()
})
