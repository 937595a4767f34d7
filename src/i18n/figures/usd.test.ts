import { describe, expect, test } from 'vitest'
import { formatLocaleOf } from '../offered'
import { compactDollarsText } from './compact'
import { dollarsText, shortDollars, shortValue, titlePriceText, wholeDollarsText } from './usd'

const [ARABIC, GERMAN, CHINESE] = ['ar-SA', 'de-DE', 'zh-CN'].map(formatLocaleOf) as [string, string, string]

/** Removes the marks of direction, and makes the spaces of a language plain. */
const plain = (text: string | null) => text?.replace(/[\u061c\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')

/** Decimals of the amounts below, which range from a billionth of a dollar to a trillion dollars. */
const SCALE = 15
const dollars = (units: bigint, exponent: number): bigint =>
  exponent + SCALE < 0 ? 0n : units * 10n ** BigInt(exponent + SCALE)

describe.each([
  // units, power of ten, English, Arabic, German
  [1n, -9, '<$0.000001', '<0.000001 US$', '<0,000001 $'],
  [9_999n, -10, '<$0.000001', '<0.000001 US$', '<0,000001 $'],
  [12_345n, -10, '$0.000001234', '0.000001234 US$', '0,000001234 $'],
  [12_345n, -8, '$0.0001234', '0.0001234 US$', '0,0001234 $'],
  [1n, -2, '$0.01', '0.01 US$', '0,01 $'],
  [797n, -4, '$0.0797', '0.0797 US$', '0,0797 $'],
  [5n, -1, '$0.50', '0.50 US$', '0,50 $'],
  [50_001n, -5, '$0.50', '0.50 US$', '0,50 $'],
  [99_999n, -5, '$0.9999', '0.9999 US$', '0,9999 $'],
  [1n, 0, '$1.00', '1.00 US$', '1,00 $'],
  [199_999n, -5, '$1.99', '1.99 US$', '1,99 $'],
  [31_943n, -1, '$3,194.30', '3,194.30 US$', '3.194,30 $'],
  [1_234_567n, 0, '$1,234,567.00', '1,234,567.00 US$', '1.234.567,00 $'],
  [1n, 12, '$1,000,000,000,000.00', '1,000,000,000,000.00 US$', '1.000.000.000.000,00 $'],
])('%i E%i dollars', (units, exponent, english, arabic, german) => {
  test(`is ${english}`, () => {
    const raw = dollars(units, exponent)
    expect(dollarsText(raw, SCALE, 'en-US')).toBe(english)
    expect(dollarsText(raw, SCALE, CHINESE)).toBe(english)
    expect(plain(dollarsText(raw, SCALE, ARABIC))).toBe(arabic)
    expect(plain(dollarsText(raw, SCALE, GERMAN))).toBe(german)
  })
})

test('formats a value of 0 as $0.00', () => {
  expect(dollarsText(0n, 18, 'en-US')).toBe('$0.00')
})

test('formats values of whole cents with 2 decimals', () => {
  expect(dollarsText(123_456_700n, 2, 'en-US')).toBe('$1,234,567.00')
  expect(dollarsText(5n, 2, 'en-US')).toBe('$0.05')
})

test('amounts of whole dollars have no decimals', () => {
  expect(wholeDollarsText(1_000n, 'en-US')).toBe('$1,000')
  expect(plain(wholeDollarsText(1_000n, GERMAN))).toBe('1.000 $')
})

test('millions are abbreviated in narrow places', () => {
  expect(compactDollarsText(99_999_999n, 2, 'en-US')).toBe('$999,999.99')
  expect(compactDollarsText(123_456_789n, 2, 'en-US')).toBe('$1.23M')
  expect(plain(compactDollarsText(123_456_789n, 2, GERMAN))).toBe('1,23 Mio. $')
  expect(compactDollarsText(123_456_789n, 2, CHINESE)).toBe('$123.45万')
})

test.each([
  ['19.123', 'en-US', '$19.123'],
  ['1.500', 'en-US', '$1.500'],
  ['2.000', GERMAN, '2,000 $'],
  ['1234.567', 'en-US', '$1,234.567'],
  ['0.001', 'en-US', '$0.001'],
  ['9007199254740993.001', 'en-US', '$9,007,199,254,740,993.001'],
])('the title shows a price of %s dollars for %s as %s', (usd, locale, text) => {
  expect(plain(titlePriceText(usd, locale))).toBe(text)
})

test('returns null for a missing price', () => {
  expect(titlePriceText(null, 'en-US')).toBeNull()
})

test('a short figure holds all digits, and copies them without unit and separators', () => {
  expect(shortDollars(1_234_567_891_234n, 9, 'en-US')).toEqual({
    ...{ text: '$1,234.56', full: '$1,234.567891234', copied: '1234.567891234' },
  })
  expect(shortValue(1_234_567_891_234n, 9, 'en-US')).toMatchObject({ text: '≈ $1,234.56', full: '≈ $1,234.567891234' })
  expect(shortValue(1n, 18, 'en-US')).toMatchObject({
    ...{ text: '<$0.000001', full: '≈ $0.000000000000000001', copied: '0.000000000000000001' },
  })
})
