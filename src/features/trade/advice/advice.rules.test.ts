import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../../../core/amount'
import { getMorePath, suggestedRaw } from './advice.rules'

const raw = fc.bigInt({ min: 1n, max: 10n ** 40n })

test('a suggested amount has two digits, and is at most a tenth smaller', () => {
  fc.assert(
    fc.property(raw, (amountRaw) => {
      const suggested = suggestedRaw(amountRaw)
      expect(suggested).toBeLessThanOrEqual(amountRaw)
      expect(suggested * 11n).toBeGreaterThan(amountRaw * 10n)
      expect(String(suggested).replace(/0+$/, '').length).toBeLessThanOrEqual(2)
    }),
  )
  expect(suggestedRaw(1_299n)).toBe(1_200n)
  expect(suggestedRaw(0n)).toBe(0n)
})

test('the link for more of a token enters at least the missing amount, in six digits', () => {
  fc.assert(
    fc.property(raw, fc.nat(18), (missingRaw, decimals) => {
      const query = new URLSearchParams(getMorePath({ id: '0xA', decimals }, missingRaw).split('?')[1])
      expect([query.get('outputCurrency'), query.get('exactField')]).toEqual(['0xA', 'output'])
      const boughtRaw = parseAmount(query.get('exactAmount') ?? '', decimals) ?? 0n
      expect(boughtRaw).toBeGreaterThanOrEqual(missingRaw)
      expect(boughtRaw * 99_999n).toBeLessThanOrEqual(missingRaw * 100_000n)
    }),
  )
  expect(getMorePath({ id: '0xA', decimals: 6 }, 12_345_678n)).toBe(
    '/swap?outputCurrency=0xA&exactAmount=12.3457&exactField=output',
  )
})
