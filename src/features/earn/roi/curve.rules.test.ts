import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthOf } from '../../../core/roi'
import { curveOf } from './curve.rules'

const rate = fc.double({ min: 0.01, max: 2_000, noNaN: true })
const frequency = fc.constantFrom(0, 1 / 30, 1 / 7, 1, 288)

test('the curve starts at zero, never falls and ends at the value in the table', () => {
  fc.assert(
    fc.property(rate, frequency, fc.constantFrom(7, 30, 365), (aprPercent, compoundsPerDay, days) => {
      const curve = curveOf({ aprPercent, compoundsPerDay }, days)
      const heights = curve?.compounded.map(({ y }) => y) ?? []
      expect(heights[0]).toBe(0)
      expect(heights).toEqual(heights.toSorted((one, other) => one - other))
      expect(Math.max(...heights, ...(curve?.straight.map(({ y }) => y) ?? []))).toBeCloseTo(1, 9)
      expect(curve?.endFactor).toBeCloseTo(1 + growthOf({ aprPercent, compoundsPerDay, days }), 9)
    }),
  )
})

test('over a year the compounded curve is above the straight line after its start', () => {
  const curve = curveOf({ aprPercent: 80, compoundsPerDay: 1 }, 365)
  const gaps = curve?.compounded.map(({ y }, step) => y - (curve.straight[step]?.y ?? 0)) ?? []
  expect(gaps.slice(2).every((gap) => gap > 0)).toBe(true)
})

test('returns null for no growth and for infinite growth', () => {
  expect(curveOf({ aprPercent: 0 }, 365)).toBeNull()
  expect(curveOf({ aprPercent: 1e9, compoundsPerDay: 288 }, 365)).toBeNull()
})
