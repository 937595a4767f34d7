import { expect, it } from 'vitest'
import { worthOf } from './usePositionFacts'

it('is both sides together, one of them twice where the other has no price, and unknown without any', () => {
  expect(worthOf(5n, 6n)).toBe(11n)
  expect(worthOf(5n, null)).toBe(10n)
  expect(worthOf(null, 6n)).toBe(12n)
  expect(worthOf(null, null)).toBeNull()
})
