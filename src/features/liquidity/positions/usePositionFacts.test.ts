import { expect, it } from 'vitest'
import { worthOf } from './usePositionFacts'

it('is the sum of both sides, twice one of them without the other’s price, and null without any price', () => {
  expect(worthOf(5n, 6n)).toBe(11n)
  expect(worthOf(5n, null)).toBe(10n)
  expect(worthOf(null, 6n)).toBe(12n)
  expect(worthOf(null, null)).toBeNull()
})
