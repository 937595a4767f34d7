import { expect, test } from 'vitest'
import { approximateCentsText, centsText, titlePriceText } from './usd'

test.each([
  [5n, '$0.05'],
  [1_234n, '$12.34'],
  [123_456_700n, '$1,234,567.00'],
])('formats %s cents as %s', (cents, text) => {
  expect(centsText(cents)).toBe(text)
  expect(approximateCentsText(cents)).toBe(`≈ ${text}`)
})

test('formats a value below a cent as less than a cent', () => {
  expect(approximateCentsText(0n)).toBe('< $0.01')
})

test.each([
  ['19.123', 'en-US', '$19.123'],
  ['1.500', 'en-US', '$1.500'],
  ['2.000', 'de-DE', '$2,000'],
  ['1234.567', 'en-US', '$1,234.567'],
  ['0.001', 'en-US', '$0.001'],
  ['9007199254740993.001', 'en-US', '$9,007,199,254,740,993.001'],
])('formats a price of %s dollars for %s as %s', (usd, locale, text) => {
  expect(titlePriceText(usd, locale)).toBe(text)
})

test('returns null for a missing price', () => {
  expect(titlePriceText(null, 'en-US')).toBeNull()
})
