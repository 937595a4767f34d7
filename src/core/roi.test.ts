import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aprPercent, blocksPerYear, perYearRaw } from './apr'
import { apyPercent, growthOf, roiPercent } from './roi'

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

  test('rewards that are not compounded grow linearly', () => {
    fc.assert(
      fc.property(percent, days, (apr, count) => {
        const day = growthOf({ aprPercent: apr, days: 1, compoundsPerDay: 0 })
        expect(growthOf({ aprPercent: apr, days: count, compoundsPerDay: 0 }) / (day * count)).toBeCloseTo(1, 9)
        expect(growthOf({ aprPercent: apr, days: 365, compoundsPerDay: 0 })).toBeCloseTo(apr / 100, 9)
      }),
    )
  })

  test('compounding more often never lowers the yearly return', () => {
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

  test('an APY is the return of a whole year, daily and without a fee unless given otherwise', () => {
    expect(apyPercent(10)).toBeCloseTo(10.5156, 3)
    expect(apyPercent(50, 288, 200)).toBeCloseTo(63.2314, 3)
  })
})

describe('a yearly rate from a reward per block', () => {
  test('a block time of 3 s gives 10,512,000 blocks a year, and 40 CAKE a block 420,480,000 CAKE', () => {
    expect(blocksPerYear(3)).toBe(10_512_000)
    expect(perYearRaw(40n * 10n ** 18n, 3)).toBe(420_480_000n * 10n ** 18n)
  })

  test('a block time of 0.75 s pays four times as much as 3 s', () => {
    fc.assert(
      fc.property(amount, (raw) => {
        expect(perYearRaw(raw, 0.75)).toBe(perYearRaw(raw, 3) * 4n)
      }),
    )
  })

  test('is the reward over the stake, and null while nothing is staked', () => {
    expect(aprPercent(25n, 100n)).toBe(25)
    expect(aprPercent(25n, 0n)).toBeNull()
  })
})
