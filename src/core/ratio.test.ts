import { Fraction, JSBI } from '@pancakeswap/sdk'
import { assert, bigInt, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { priceSignificant, ratioFixed, ratioSignificant } from './ratio'

const fraction = (numerator: bigint, denominator: bigint) =>
  new Fraction(JSBI.BigInt(String(numerator)), JSBI.BigInt(String(denominator)))
const above = bigInt({ min: 1n, max: 10n ** 60n })
const any = bigInt({ min: 0n, max: 10n ** 60n })

test('rounds as the protocol’s own library does', () => {
  assert(
    property(any, above, integer({ min: 1, max: 18 }), (numerator, denominator, digits) => {
      const shown = fraction(numerator, denominator)
      expect(ratioSignificant(numerator, denominator, digits)).toBe(shown.toSignificant(digits))
      expect(ratioFixed(numerator, denominator, digits)).toBe(shown.toFixed(digits))
    }),
  )
})

test('a ratio without decimals has no point', () => {
  expect(ratioFixed(7n, 2n, 0)).toBe('4')
})

test.each([
  [0n, 7n, 6, '0'],
  [1n, 3n, 6, '0.333333'],
  [2n, 3n, 2, '0.67'],
  [999_999n, 1n, 3, '1000000'],
  [123_456n, 1n, 3, '123000'],
  [1n, 1_000_000n, 4, '0.000001'],
  [12_500n, 1_000n, 6, '12.5'],
])('%s / %s to %i digits is %s', (numerator, denominator, digits, text) => {
  expect(ratioSignificant(numerator, denominator, digits)).toBe(text)
})

test('a price takes the decimals of both currencies into account', () => {
  const [coins, dollars] = [
    { raw: 2n * 10n ** 18n, decimals: 18 },
    { raw: 601_000_000n, decimals: 6 },
  ]
  expect(priceSignificant(dollars, coins, 6)).toBe('300.5')
  expect(priceSignificant(coins, dollars, 6)).toBe('0.00332779')
})

test('throws on a denominator of 0', () => {
  expect(() => ratioSignificant(1n, 0n, 3)).toThrow(RangeError)
  expect(() => ratioFixed(1n, 0n, 3)).toThrow(RangeError)
})
