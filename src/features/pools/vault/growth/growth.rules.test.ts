import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthPercent, onePerSecond, priceAtDeposit, downsample, type SharePoint } from './growth.rules'

const ONE = 10n ** 18n
const point = (timeS: number, pricePerShareRaw = ONE): SharePoint => ({ timeS, pricePerShareRaw })

test('a deposit gives the price of a share, unless it is too small', () => {
  expect(priceAtDeposit(3n * ONE, 2n * ONE)).toBe((3n * ONE) / 2n)
  expect(priceAtDeposit(5n, 4n)).toBeNull()
  expect([priceAtDeposit(10n ** 9n, 10n ** 9n), priceAtDeposit(10n ** 9n, 10n ** 9n - 1n)]).toEqual([ONE, null])
})

test('downsampling keeps both ends, the order and the bound', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 3, max: 50 }),
      (times, most) => {
        const points = onePerSecond(times.map((time) => point(time)))
        const sampled = downsample(points, most)
        expect(sampled.length).toBeLessThanOrEqual(Math.max(most + 1, 3))
        expect([sampled[0], sampled.at(-1)]).toEqual([points[0], points.at(-1)])
        expect(sampled.map(({ timeS }) => timeS)).toEqual(sampled.map(({ timeS }) => timeS).toSorted((a, b) => a - b))
      },
    ),
  )
  expect(downsample([], 5)).toEqual([])
})

test.each([
  [
    'the last of each interval',
    [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111],
    5,
    [101, 103, 105, 108, 110, 111],
  ],
  ['the first alone in its interval', [1, 50, 51, 52, 53, 54], 3, [1, 53, 54]],
  ['all that fit', [1, 2, 3, 4, 100], 5, [1, 2, 3, 4, 100]],
])('downsampling keeps %s', (_what, times, most, kept) => {
  const sampled = downsample(
    times.map((time) => point(time)),
    most,
  )
  expect(sampled.map(({ timeS }) => timeS)).toEqual(kept)
})

test('the newest of several points in a second is used', () => {
  expect(onePerSecond([point(5, 1n), point(3, 2n), point(5, 3n)])).toEqual([point(3, 2n), point(5, 3n)])
})

test('growth is given in percent, and null for a single point', () => {
  expect(growthPercent([point(1), point(2, (ONE * 103n) / 100n)])).toBeCloseTo(3, 6)
  expect(growthPercent([point(1), point(2, 2n * ONE), point(3, (ONE * 103n) / 100n)])).toBeCloseTo(3, 6)
  for (const points of [[], [point(1)], [point(1, 0n), point(2)]]) expect(growthPercent(points)).toBeNull()
})
