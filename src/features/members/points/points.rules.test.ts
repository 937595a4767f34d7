import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointTotals } from './points.rules'

const gift = fc.record({ timeS: fc.nat({ max: 9 }), points: fc.bigInt({ min: 0n, max: 100n }) })

test('totals rise with time, have each time once and end at the sum of all gifts', () => {
  fc.assert(
    fc.property(fc.array(gift), (gifts) => {
      const totals = pointTotals(gifts)
      expect(totals.map(({ timeS }) => timeS)).toEqual(
        [...new Set(gifts.map(({ timeS }) => timeS))].toSorted((one, other) => one - other),
      )
      expect(totals.at(-1)?.total ?? 0n).toBe(gifts.reduce((sum, { points }) => sum + points, 0n))
      for (const [at, { total }] of totals.entries()) expect(total >= (totals[at - 1]?.total ?? 0n)).toBe(true)
    }),
  )
})
