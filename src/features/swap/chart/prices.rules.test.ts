import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { priceForPixels, priceOf, pricesAlong, priceText } from './prices.rules'

const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const ONE_E36 = 10n ** 36n
const forward = { isForward: true, decimalsFrom: 18, decimalsTo: 18 }

const event = (blockNumber: number, reserve0Raw: bigint, reserve1Raw: bigint, logIndex = 0): SyncEvent => ({
  ...{ blockNumber, logIndex, timeS: blockNumber * 3 },
  ...{ reserve0Raw, reserve1Raw },
})

it('returns the price of one whole token for any decimals', () => {
  // 2 of a token with 18 decimals against 640 of a token with 6.
  const reserves = { reserve0Raw: 2n * 10n ** 18n, reserve1Raw: 640n * 10n ** 6n }
  const price = priceOf(reserves, { isForward: true, decimalsFrom: 18, decimalsTo: 6 })
  expect(price).toBe(320n * ONE_E36)
  expect(priceOf(reserves, { isForward: false, decimalsFrom: 6, decimalsTo: 18 })).toBe(ONE_E36 / 320n)
})

it('the reverse direction is the inverse, to the last stored digit', () => {
  fc.assert(
    fc.property(reserve, reserve, (reserve0Raw, reserve1Raw) => {
      const there = priceOf({ reserve0Raw, reserve1Raw }, forward) ?? 0n
      const back = priceOf({ reserve0Raw, reserve1Raw }, { ...forward, isForward: false }) ?? 0n
      const product = there * back
      expect(product).toBeLessThanOrEqual(ONE_E36 * ONE_E36)
      expect(ONE_E36 * ONE_E36 - product).toBeLessThanOrEqual(there + back + 1n)
    }),
  )
})

it('returns null for a pair without reserves', () => {
  expect(priceOf({ reserve0Raw: 0n, reserve1Raw: 5n }, forward)).toBeNull()
  expect(priceOf({ reserve0Raw: 5n, reserve1Raw: 0n }, forward)).toBeNull()
})

it('multiplies prices along a route in the order of the events, once every leg is known', () => {
  const first = { ...forward, events: [event(1, 1n, 2n), event(3, 1n, 4n)] }
  const second = { ...forward, isForward: false, events: [event(2, 5n, 1n), event(3, 10n, 1n, 1)] }
  expect(pricesAlong([first, second])).toEqual([
    { timeS: 6, priceE36: 10n * ONE_E36 },
    { timeS: 9, priceE36: 20n * ONE_E36 },
    { timeS: 9, priceE36: 40n * ONE_E36 },
  ])
  expect(pricesAlong([first, { ...second, events: [] }])).toEqual([])
})

it('takes events of one block in the order of their logs, whichever pair they are of', () => {
  const first = { ...forward, events: [event(1, 1n, 2n), event(3, 1n, 4n, 1)] }
  const second = { ...forward, isForward: false, events: [event(2, 5n, 1n), event(3, 15n, 1n, 0)] }
  expect(pricesAlong([first, second]).map(({ priceE36 }) => priceE36 / ONE_E36)).toEqual([10n, 30n, 60n])
})

it('returns no price while a pair is empty', () => {
  const leg = { ...forward, events: [event(1, 1n, 1n), event(2, 0n, 0n), event(3, 1n, 2n)] }
  expect(pricesAlong([leg]).map(({ timeS }) => timeS)).toEqual([3, 9])
})

it.each([
  [320n * ONE_E36, '320', 320],
  [ONE_E36 / 3n, '0.333333', 1 / 3],
  [1_234_567n * 10n ** 20n, '0.0000000001', 1.234567e-10],
  [1_234_567_891n * ONE_E36, '1234567891', 1_234_567_891],
])('formats %s as %s', (priceE36, text, pixels) => {
  expect(priceText(priceE36).startsWith(text)).toBe(true)
  expect(priceForPixels(priceE36)).toBeCloseTo(pixels, 12)
})
