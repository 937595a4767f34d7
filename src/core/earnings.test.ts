import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earnedRaw, neededRaw } from './earnings'
import { growthOf } from './roi'

const percent = fc.double({ min: 0.001, max: 5_000, noNaN: true })
const days = fc.constantFrom(1, 7, 30, 365)
const amount = fc.bigInt({ min: 1n, max: 10n ** 27n })

describe('a target amount', () => {
  test('needs the smallest investment that earns it', () => {
    fc.assert(
      fc.property(amount, percent, days, (target, apr, count) => {
        const growth = growthOf({ aprPercent: apr, days: count })
        const needed = neededRaw(target, growth) ?? 0n
        expect(earnedRaw(needed, growth) ?? 0n).toBeGreaterThanOrEqual(target)
        expect(earnedRaw(needed - 1n, growth) ?? 0n).toBeLessThan(target)
      }),
    )
  })

  test('is unreachable without growth; a growth beyond any number returns null', () => {
    expect(neededRaw(1n, 0)).toBeNull()
    expect(neededRaw(1n, 1e-30)).toBeNull()
    expect(earnedRaw(5n, 0)).toBe(0n)
    expect(earnedRaw(5n, Number.POSITIVE_INFINITY)).toBeNull()
    expect(neededRaw(1n, -0.5)).toBeNull()
  })

  test('that is met exactly needs no larger investment', () => {
    expect(neededRaw(5n, 1)).toBe(5n)
  })
})
