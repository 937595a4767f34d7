import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aprPercent, blocksPerYear, perYearRaw } from './apr'
import { apyPercent, earnedRaw, growthOf, neededRaw, roiPercent } from './roi'

const percent = fc.double({ min: 0.001, max: 5_000, noNaN: true })
const days = fc.constantFrom(1, 7, 30, 365)
const amount = fc.bigInt({ min: 1n, max: 10n ** 27n })

describe('the formulas of yield 9', () => {
  test('compounding daily follows (1 + apr / 365)^days - 1', () => {
    fc.assert(
      fc.property(percent, days, (apr, count) => {
        const expected = (1 + apr / 36_500) ** count - 1
        expect(growthOf({ aprPercent: apr, days: count })).toBeCloseTo(
          expected,
          9 - Math.ceil(Math.log10(expected + 1)),
        )
      }),
    )
  })

  test('what is taken instead of compounded grows in a straight line', () => {
    fc.assert(
      fc.property(percent, days, (apr, count) => {
        const day = growthOf({ aprPercent: apr, days: 1, compoundsPerDay: 0 })
        expect(growthOf({ aprPercent: apr, days: count, compoundsPerDay: 0 }) / (day * count)).toBeCloseTo(1, 9)
        expect(growthOf({ aprPercent: apr, days: 365, compoundsPerDay: 0 })).toBeCloseTo(apr / 100, 9)
      }),
    )
  })

  test('more often is never less, over a year', () => {
    fc.assert(
      fc.property(percent, (apr) => {
        const grown = [0, 1 / 30, 1 / 7, 1, 288].map((often) => apyPercent(apr, often))
        expect(grown).toEqual(grown.toSorted((one, other) => one - other))
      }),
    )
  })

  test.each([
    [10, 365, 1, 0, 10.5156],
    [100, 365, 1, 0, 171.4567],
    [100, 7, 1, 0, 1.9336],
    [50, 365, 288, 200, 63.2314],
    [73, 1, 1, 0, 0.2],
  ])(
    '%s percent over %s days, compounded %s times a day, fee %s bips: %s percent',
    (apr, count, often, fee, expected) => {
      const terms = { aprPercent: apr, days: count, compoundsPerDay: often, performanceFeeBps: fee }
      expect(roiPercent(terms)).toBeCloseTo(expected, 3)
    },
  )
})

describe('a typed target', () => {
  test('asks for the least investment that earns it', () => {
    fc.assert(
      fc.property(amount, percent, days, (target, apr, count) => {
        const growth = growthOf({ aprPercent: apr, days: count })
        const needed = neededRaw(target, growth) ?? 0n
        expect(earnedRaw(needed, growth) ?? 0n).toBeGreaterThanOrEqual(target)
        expect(earnedRaw(needed - 1n, growth) ?? 0n).toBeLessThan(target)
      }),
    )
  })

  test('of what does not grow cannot be reached, and what outgrows every number is told apart', () => {
    expect(neededRaw(1n, 0)).toBeNull()
    expect(neededRaw(1n, 1e-30)).toBeNull()
    expect(earnedRaw(5n, 0)).toBe(0n)
    expect(earnedRaw(5n, Number.POSITIVE_INFINITY)).toBeNull()
  })
})

describe('a rate from what is paid a block', () => {
  test('3 s make 10,512,000 blocks a year and 40 CAKE a block 420,480,000 CAKE', () => {
    expect(blocksPerYear(3)).toBe(10_512_000)
    expect(perYearRaw(40n * 10n ** 18n, 3)).toBe(420_480_000n * 10n ** 18n)
  })

  test('at 0.75 s four times as much is paid as at 3 s', () => {
    fc.assert(
      fc.property(amount, (raw) => {
        expect(perYearRaw(raw, 0.75)).toBe(perYearRaw(raw, 3) * 4n)
      }),
    )
  })

  test('is what is paid over what is staked, and nothing while nothing is staked', () => {
    expect(aprPercent(25n, 100n)).toBe(25)
    expect(aprPercent(25n, 0n)).toBeNull()
  })
})
