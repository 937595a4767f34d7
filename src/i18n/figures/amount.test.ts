import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmountExact } from '../../core/amount'
import { formatLocaleOf, offeredLocales } from '../offered'
import { amountText, costText, exactText } from './amount'

const LOCALES = offeredLocales.map(formatLocaleOf)

/** English, Arabic and Chinese write alike with Latin digits. */
const inGerman = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

describe.each(LOCALES)('in %s', (locale) => {
  const written = locale.startsWith('de') ? inGerman : (text: string) => text

  test.each([
    // decimals, base units, held, to pay, exact
    [0, 0n, '0', '0', '0'],
    [0, 1n, '1', '1', '1'],
    [0, 9_000_000n, '9,000,000', '9,000,000', '9,000,000'],
    [0, 123_456_789n, '123,456,789', '123,456,789', '123,456,789'],
    [6, 1n, '0.000001', '0.000001', '0.000001'],
    [6, 79_700n, '0.0797', '0.0797', '0.0797'],
    [6, 50_159_500_000n, '50,159.5', '50,159.5', '50,159.5'],
    [6, 1_234_567_890_123n, '1,234,567', '1,234,568', '1,234,567.890123'],
    [9, 1n, '<0.000001', '<0.000001', '0.000000001'],
    [9, 999n, '<0.000001', '<0.000001', '0.000000999'],
    [9, 123_456_789n, '0.123456', '0.123457', '0.123456789'],
    [9, 22_999_999_999n, '22.9999', '23', '22.999999999'],
    [18, 1n, '<0.000001', '<0.000001', '0.000000000000000001'],
    [18, 12_345_678_900_000n, '0.0000123456', '0.0000123457', '0.0000123456789'],
    [18, 79_684_123_456_789_012n, '0.0796841', '0.0796842', '0.079684123456789012'],
    [18, 999_999_999_999_999_999n, '0.999999', '1', '0.999999999999999999'],
    [18, 159_596_819_224_232_244_322n, '159.596', '159.597', '159.596819224232244322'],
    [18, 10n ** 30n + 1n, '1,000,000,000,000', '1,000,000,000,001', '1,000,000,000,000.000000000000000001'],
    [30, 5n * 10n ** 29n + 1n, '0.5', '0.500001', '0.500000000000000000000000000001'],
  ])('with %i decimals, %i is shown as %s, as %s to pay, in full as %s', (decimals, raw, held, cost, exact) => {
    expect(amountText(raw, decimals, locale)).toBe(written(held))
    expect(costText(raw, decimals, locale)).toBe(written(cost))
    expect(exactText(raw, decimals, locale)).toBe(written(exact))
  })
})

const rawAmount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimalsOfTokens = fc.constantFrom(0, 6, 9, 18)
const rawOf = (text: string, decimals: number): bigint => {
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

test('a shown amount errs by less than one unit of its sixth digit, down for what is held and up for what is paid', () => {
  fc.assert(
    fc.property(rawAmount, decimalsOfTokens, (raw, decimals) => {
      fc.pre(raw * 1_000_000n >= 10n ** BigInt(decimals))
      const [held, cost] = [amountText, costText].map((format) => rawOf(format(raw, decimals, 'en-US'), decimals))
      const unit = 10n ** BigInt(Math.max(0, Math.min(raw.toString().length - 6, decimals)))
      expect(raw - (held ?? 0n)).toBeGreaterThanOrEqual(0n)
      expect(raw - (held ?? 0n)).toBeLessThan(unit)
      expect((cost ?? 0n) - raw).toBeGreaterThanOrEqual(0n)
      expect((cost ?? 0n) - raw).toBeLessThan(unit)
    }),
  )
})

test('an amount below a millionth is shown as such', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }), (raw) => {
      expect([amountText(raw, 18, 'en-US'), costText(raw, 18, 'en-US')]).toEqual(['<0.000001', '<0.000001'])
    }),
  )
})

test('the full value has every digit', () => {
  fc.assert(
    fc.property(rawAmount, fc.integer({ min: 0, max: 30 }), (raw, decimals) => {
      expect(exactText(raw, decimals, 'en-US').replaceAll(',', '')).toBe(formatAmountExact(raw, decimals))
    }),
  )
})
