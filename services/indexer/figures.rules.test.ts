import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aprBps, DAY_SECONDS, feeOf, HOUR_SECONDS, periodStart, priceOf, shareValue } from './figures.rules.ts'

test('a period contains its time and starts at a whole hour or at midnight UTC', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n }), fc.constantFrom(HOUR_SECONDS, DAY_SECONDS), (time, seconds) => {
      const start = periodStart(time, seconds)
      expect(start % seconds).toBe(0)
      expect(Number(time) - start).toBeGreaterThanOrEqual(0)
      expect(Number(time) - start).toBeLessThan(seconds)
    }),
  )
  expect(periodStart(1_767_232_800n, DAY_SECONDS)).toBe(1_767_225_600)
})

test('a price is token 1 per token 0, scaled by 2^112', () => {
  expect(priceOf(2n, 3n)).toBe((3n * 2n ** 112n) / 2n)
  expect(priceOf(0n, 0n)).toBe(0n)
})

test('liquidity tokens have the value of twice the reserve of one token, by their share of the supply', () => {
  const [amountRaw, totalSupplyRaw, reserveRaw] = [25n, 100n, 60n]
  expect(shareValue({ amountRaw, totalSupplyRaw, reserveRaw, priceQ112: priceOf(2n, 3n) })).toBe(45n)
  expect(shareValue({ amountRaw: 0n, totalSupplyRaw: 0n, reserveRaw, priceQ112: priceOf(2n, 3n) })).toBe(0n)
})

test('the yearly return of a day is 365 times its rewards over the stake', () => {
  expect(aprBps(2n, 1_000n)).toBe(7_300n)
  expect(aprBps(0n, 1_000n)).toBe(0n)
  expect(aprBps(2n, 0n)).toBeNull()
})

test('a fee is 0.25 % of the amount paid in, rounded down', () => {
  expect([feeOf(10_000n), feeOf(399n), feeOf(400n)]).toEqual([25n, 0n, 1n])
})
