import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountsFor,
  hasOneToken,
  isEmptyPool,
  isUnpriced,
  leastOf,
  matching,
  sharesFor,
  sharesToGet,
  squareRoot,
  supplyWithFee,
} from './shares.rules'

const LARGEST = 2n ** 112n - 1n
const some = fc.bigInt({ min: 1n, max: LARGEST })
const pool = fc.record({ firstRaw: some, secondRaw: some, supplyRaw: some })

describe('squareRoot', () => {
  it('returns the largest integer whose square is not above the value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        const root = squareRoot(value)
        expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
      }),
    )
  })

  it.each([
    [0n, 0n],
    [1n, 1n],
    [2n, 1n],
    [3n, 1n],
    [4n, 2n],
  ])('of %d is %d', (value, root) => {
    expect(squareRoot(value)).toBe(root)
  })

  it('throws for a negative value', () => {
    expect(() => squareRoot(-1n)).toThrow('A negative number has no square root')
  })
})

describe('sharesFor', () => {
  it('mints for a first provider the root of both amounts less the 1,000 locked for ever', () => {
    const empty = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }
    expect(isEmptyPool(empty)).toBe(true)
    expect(sharesFor({ firstRaw: 4_000_000n, secondRaw: 1_000_000n }, empty)).toBe(2_000_000n - 1_000n)
    expect(sharesFor({ firstRaw: 1_000n, secondRaw: 1_000n }, empty)).toBe(0n)
  })

  it('is limited by the scarcer amount', () => {
    const holdings = { firstRaw: 100n, secondRaw: 400n, supplyRaw: 1_000n }
    expect(sharesFor({ firstRaw: 10n, secondRaw: 400n }, holdings)).toBe(100n)
    expect(sharesFor({ firstRaw: 100n, secondRaw: 4n }, holdings)).toBe(10n)
  })

  it('returns 0 for a zero amount, and for a pool with LP tokens but without reserves', () => {
    const holdings = { firstRaw: 100n, secondRaw: 400n, supplyRaw: 1_000n }
    expect(sharesFor({ firstRaw: 0n, secondRaw: 5n }, holdings)).toBe(0n)
    expect(sharesFor({ firstRaw: 5n, secondRaw: 0n }, holdings)).toBe(0n)
    expect(sharesFor({ firstRaw: 5n, secondRaw: 5n }, { ...holdings, secondRaw: 0n })).toBe(0n)
    expect(sharesFor({ firstRaw: 5n, secondRaw: 5n }, { ...holdings, firstRaw: 0n })).toBe(0n)
  })

  it('returns 0 for a negative amount', () => {
    const holdings = { firstRaw: 100n, secondRaw: 400n, supplyRaw: 1_000n }
    expect(sharesFor({ firstRaw: -1n, secondRaw: 5n }, holdings)).toBe(0n)
    expect(sharesFor({ firstRaw: 5n, secondRaw: -1n }, holdings)).toBe(0n)
  })

  it('never allows removing more than was added', () => {
    fc.assert(
      fc.property(pool, some, (holdings, firstRaw) => {
        const secondRaw = matching(firstRaw, holdings.firstRaw, holdings.secondRaw)
        const sharesRaw = sharesFor({ firstRaw, secondRaw }, holdings)
        const after = {
          firstRaw: holdings.firstRaw + firstRaw,
          secondRaw: holdings.secondRaw + secondRaw,
          supplyRaw: holdings.supplyRaw + sharesRaw,
        }
        const back = amountsFor(sharesRaw, after)
        expect(back.firstRaw <= firstRaw && back.secondRaw <= secondRaw).toBe(true)
      }),
    )
  })
})

describe('sharesToGet', () => {
  it('returns the fewest LP tokens that give at least the amount', () => {
    fc.assert(
      fc.property(pool, fc.bigInt({ min: 0n, max: 1_000_000n }), (holdings, parts) => {
        const requestedRaw = (holdings.firstRaw * parts) / 1_000_000n
        const sharesRaw = sharesToGet(requestedRaw, holdings.firstRaw, holdings.supplyRaw)
        expect(amountsFor(sharesRaw, holdings).firstRaw >= requestedRaw).toBe(true)
        const oneLess = amountsFor(sharesRaw - 1n, holdings).firstRaw
        expect(sharesRaw === 0n || oneLess < requestedRaw).toBe(true)
      }),
    )
  })

  it('returns 0 for a pool without the token', () => {
    expect(sharesToGet(5n, 0n, 100n)).toBe(0n)
  })
})

describe('the price of a pool', () => {
  it('is unset while the pool has neither LP tokens nor reserves', () => {
    expect(isUnpriced({ firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n })).toBe(true)
    expect(isUnpriced({ firstRaw: 1n, secondRaw: 1n, supplyRaw: 0n })).toBe(false)
    expect(isUnpriced({ firstRaw: 0n, secondRaw: 1n, supplyRaw: 0n })).toBe(false)
    expect(isUnpriced({ firstRaw: 1n, secondRaw: 0n, supplyRaw: 0n })).toBe(false)
    expect(isUnpriced({ firstRaw: 1n, secondRaw: 1n, supplyRaw: 5n })).toBe(false)
  })

  it('cannot be computed while only one reserve is above zero', () => {
    expect(hasOneToken({ firstRaw: 0n, secondRaw: 1n })).toBe(true)
    expect(hasOneToken({ firstRaw: 1n, secondRaw: 0n })).toBe(true)
    expect(hasOneToken({ firstRaw: 0n, secondRaw: 0n })).toBe(false)
    expect(hasOneToken({ firstRaw: 1n, secondRaw: 1n })).toBe(false)
  })
})

describe('amounts, matching, minimum and supply', () => {
  it('returns no amounts for a pool without LP tokens, and matches 0 in an empty pool', () => {
    expect(amountsFor(5n, { firstRaw: 1n, secondRaw: 1n, supplyRaw: 0n })).toEqual({ firstRaw: 0n, secondRaw: 0n })
    expect(matching(5n, 0n, 7n)).toBe(0n)
  })

  it('subtracts the slippage, rounded down', () => {
    expect(leastOf(1_000_001n, 50)).toBe(995_000n)
    expect(leastOf(77n, 0)).toBe(77n)
    expect(leastOf(77n, 10_000)).toBe(0n)
  })

  it('adds the protocol’s part only for a growth of √k', () => {
    const holdings = { firstRaw: 400n, secondRaw: 400n, supplyRaw: 1_000n }
    expect(supplyWithFee(holdings, 0n)).toBe(1_000n)
    expect(supplyWithFee(holdings, 160_000n)).toBe(1_000n)
    expect(supplyWithFee(holdings, 250_000n)).toBe(1_000n)
    // √k from 300 to 400: 1000 · 100 · 8 / (400 · 17 + 300 · 8).
    expect(supplyWithFee(holdings, 90_000n)).toBe(1_000n + 800_000n / 9_200n)
  })
})
