import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { impactTier, impactTone, isBlocked, isDangerous } from './impactTier'

test('a larger price impact never has a lower tier', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (impactBps, more) => {
      expect(impactTier(impactBps + more)).toBeGreaterThanOrEqual(impactTier(impactBps))
    }),
  )
})

test('the tiers begin at 1, 3, 5 and 15 percent, and an unknown impact is the worst', () => {
  const tiers = [99, 100, 299, 300, 499, 500, 1_499, 1_500].map(impactTier)
  expect(tiers).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  expect(impactTier(null)).toBe(4)
})

test('a figure has a warning colour from 3 %, and the colour of danger from 5 %', () => {
  expect(([0, 1, 2, 3, 4] as const).map(impactTone)).toEqual([undefined, undefined, 'warn', 'bad', 'bad'])
})

test.each([
  [2, false, false, false],
  [3, true, false, false],
  [4, true, true, false],
] as const)(
  'tier %i: dangerous is %s, blocked is %s, blocked for an expert is %s',
  (tier, danger, blocked, forExpert) => {
    expect([isDangerous(tier), isBlocked(tier, false), isBlocked(tier, true)]).toEqual([danger, blocked, forExpert])
  },
)
