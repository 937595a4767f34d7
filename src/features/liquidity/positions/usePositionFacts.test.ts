import { expect, it } from 'vitest'
import { pairValueCents } from './usePositionFacts'

it('is the sum of both sides, twice one of them without the other’s price, and null without any price', () => {
  expect(pairValueCents(5n, 6n)).toBe(11n)
  expect(pairValueCents(5n, null)).toBe(10n)
  expect(pairValueCents(null, 6n)).toBe(12n)
  expect(pairValueCents(null, null)).toBeNull()
})
