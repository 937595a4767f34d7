import { expect, it } from 'vitest'
import { pairValue } from './usePositionFacts'

it('the value of a pair is the sum of both sides, twice one without the other’s price, and null without any', () => {
  expect(pairValue(5n, 6n)).toBe(11n)
  expect(pairValue(5n, null)).toBe(10n)
  expect(pairValue(null, 6n)).toBe(12n)
  expect(pairValue(null, null)).toBeNull()
})
