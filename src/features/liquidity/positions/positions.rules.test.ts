import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '../../lists'
import { byValue, earnedRate } from './positions.rules'

const positions = (...values: (bigint | null)[]) => values.map((valueRaw, at) => ({ key: String(at), valueRaw }))
const keysOf = (sorted: readonly { key: string }[]) => sorted.map(({ key }) => key).join(' ')

test.each([
  [[5n, 9n, null, 9n, 0n], '1 3 0 4 2'],
  [[null, null, 1n], '2 0 1'],
  [[], ''],
])('positions are in the order of their values (%#)', (values, order) => {
  expect(keysOf(byValue(positions(...values)))).toBe(order)
})

test('the order is by value and complete, and the total is that of all known values', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.bigInt({ min: 0n, max: 10n ** 24n }))), (values) => {
      const sorted = byValue(positions(...values))
      expect(new Set(sorted.map(({ key }) => key)).size).toBe(values.length)
      const ranks = sorted.map(({ valueRaw }) => valueRaw ?? -1n)
      expect(ranks).toEqual(ranks.toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1)))
      expect(totalOf(sorted)).toEqual(totalOf(positions(...values)))
    }),
  )
})

test.each([
  [[], { valueRaw: 0n, unpricedCount: 0 }],
  [[3n, 4n], { valueRaw: 7n, unpricedCount: 0 }],
  [[3n, null], { valueRaw: 3n, unpricedCount: 1 }],
  [[null], { valueRaw: null, unpricedCount: 1 }],
])('the total is the sum of the known values (%#)', (values, total) => {
  expect(totalOf(positions(...values))).toEqual(total)
})

test.each([
  [{ farmPercent: 10, feesPercent: 2 }, true, { percent: 12, from: 'both' }],
  [{ farmPercent: 10, feesPercent: null }, true, { percent: 10, from: 'farm' }],
  [{ farmPercent: 0, feesPercent: null }, true, { percent: 0, from: 'farm' }],
  [{ farmPercent: null, feesPercent: 2 }, true, { percent: 2, from: 'fees' }],
  [{ farmPercent: null, feesPercent: null }, true, null],
  [{ farmPercent: 10, feesPercent: 2 }, false, { percent: 2, from: 'fees' }],
  [{ farmPercent: 10, feesPercent: null }, false, null],
])('of %j, staked: %s, the earned rate is %j', (rates, isStaked, rate) => {
  expect(earnedRate(rates, isStaked)).toEqual(rate)
})
