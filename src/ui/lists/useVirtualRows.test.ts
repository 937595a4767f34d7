import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleRows } from './useVirtualRows'

test.each([
  [0, 390, { from: 0, to: 7 }],
  [1, 390, { from: 0, to: 7 }],
  [56, 390, { from: 1, to: 8 }],
  [55, 390, { from: 0, to: 8 }],
  [-30, 390, { from: 0, to: 7 }],
  [0, 0, { from: 0, to: 0 }],
])('scrolled by %i px, a box of %i px shows %j', (scrolledPx, heightPx, range) => {
  expect(visibleRows(scrolledPx, heightPx, 56)).toEqual(range)
})

test('contains every row that overlaps the box, and no other', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 2000 }), fc.nat(), (scrolledPx, heightPx, at) => {
      const { from, to } = visibleRows(scrolledPx, heightPx, 56)
      const row = Math.floor((scrolledPx + (at % heightPx)) / 56)
      expect(row >= from && row < to).toBe(true)
      expect(from * 56).toBeLessThanOrEqual(scrolledPx)
      expect((to - 1) * 56).toBeLessThan(scrolledPx + heightPx)
    }),
  )
})
