import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import type { Farm } from '../../market/prices/farmList'
import { BEST_COUNT, type Earning, homeFigures } from './home.rules'

const ONE = 10n ** 18n
const token = { key: 'a', symbol: 'A', address: toAddress(`0x${'a'.repeat(40)}`), decimals: 18, isNative: false }
const farm: Farm = {
  ...{ pid: 1, lpSymbol: 'A-A LP', lpAddress: token.address, token, quoteToken: token },
  ...{ isCommunity: false, isArchived: false },
}
const earning = (dollars: bigint | null, aprPercent: number | null): Earning => ({
  ...{ kind: 'farm', farm, aprPercent },
  valueRaw: dollars === null ? null : dollars * ONE,
})
const anyEarning = fc
  .tuple(
    fc.option(fc.bigInt({ min: 0n, max: 10n ** 9n }), { nil: null }),
    fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null }),
  )
  .map(([dollars, aprPercent]) => earning(dollars, aprPercent))

test('the sum has every known stake, and counts the unknown ones', () => {
  fc.assert(
    fc.property(fc.array(anyEarning), (earnings) => {
      const { stakedRaw, uncounted, count } = homeFigures(earnings, 18)
      const unknown = earnings.filter(({ valueRaw }) => valueRaw === null).length
      expect([uncounted, count]).toEqual([unknown, earnings.length])
      const sum = earnings.reduce((total, { valueRaw }) => total + (valueRaw ?? 0n), 0n)
      expect(stakedRaw).toBe(unknown === earnings.length ? null : sum)
    }),
  )
})

test('the best are at most three, none below another, each paid and with a stake of 1,000 dollars or more', () => {
  fc.assert(
    fc.property(fc.array(anyEarning), (earnings) => {
      const { best } = homeFigures(earnings, 18)
      const rates = best.map(({ aprPercent }) => aprPercent ?? 0)
      expect(rates).toEqual(rates.toSorted((one, other) => other - one))
      expect(best.length).toBeLessThanOrEqual(BEST_COUNT)
      for (const { aprPercent, valueRaw } of best) {
        expect(aprPercent).toBeGreaterThan(0)
        expect(valueRaw).toBeGreaterThanOrEqual(1_000n * ONE)
      }
      const better = earnings.filter((each) => !best.includes(each) && (each.valueRaw ?? 0n) >= 1_000n * ONE)
      const least = best.length < BEST_COUNT ? 0 : (rates.at(-1) ?? 0)
      for (const { aprPercent } of better) expect(aprPercent ?? 0).toBeLessThanOrEqual(least)
    }),
  )
})

test('a stake of exactly 1,000 dollars is enough', () => {
  const least = earning(1_000n, 50)
  expect(homeFigures([least], 18).best).toEqual([least])
})

test.each([
  ['nothing', []],
  ['a small stake', [earning(999n, 50)]],
  ['an unknown rate', [earning(5_000n, null)]],
  ['an unknown stake', [earning(null, 50)]],
])('of %s there is no best rate', (_what, earnings) => {
  expect(homeFigures(earnings, 18).best).toEqual([])
})
