import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasMoved } from './outcome.rules'

const shown = { firstRaw: 10_000n, secondRaw: 20_000n, sharesRaw: 14_142n }

test.each([
  ['is the same', {}, false],
  ['is not measured', { firstRaw: undefined, secondRaw: undefined, sharesRaw: undefined }, false],
  ['is better within the tolerance', { firstRaw: 10_050n }, false],
  ['is worse within the tolerance', { firstRaw: 9_950n }, false],
  ['is better beyond the tolerance', { firstRaw: 10_051n }, true],
  ['is worse beyond the tolerance', { firstRaw: 9_949n }, true],
  ['has three times the second token', { secondRaw: 60_000n }, true],
  ['has a third of the LP tokens', { sharesRaw: 4_714n }, true],
])('an outcome has moved only beyond the tolerance: one that %s', (_what, changes: object, expected) => {
  expect(hasMoved(shown, { ...shown, ...changes }, 50)).toBe(expected)
})

test('an amount that was not shown has not moved', () => {
  expect(hasMoved({ firstRaw: 10_000n }, shown, 50)).toBe(false)
})

test('without a tolerance each base unit counts', () => {
  expect(hasMoved(shown, { ...shown, secondRaw: 20_001n }, 0)).toBe(true)
  expect(hasMoved(shown, shown, 0)).toBe(false)
})

test('an outcome has moved exactly if one amount differs by more than the tolerance', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 5_000 }), (shownRaw, seenRaw, slippageBps) => {
      const gap = seenRaw > shownRaw ? seenRaw - shownRaw : shownRaw - seenRaw
      const isFar = gap * 10_000n > shownRaw * BigInt(slippageBps)
      expect(hasMoved({ firstRaw: shownRaw }, { firstRaw: seenRaw }, slippageBps)).toBe(isFar)
    }),
  )
})
