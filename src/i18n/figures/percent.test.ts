import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLocaleOf } from '../offered'
import { bpsText, changeText, impactText, percentText, setPercentText, sharePercentText } from './percent'

const [ARABIC, GERMAN] = ['ar-SA', 'de-DE'].map(formatLocaleOf) as [string, string]

test.each([
  [null, 'en-US', null],
  [Number.NaN, 'en-US', null],
  [0, 'en-US', '0.00%'],
  [0.0049, 'en-US', '<0.01%'],
  [0.005, 'en-US', '0.01%'],
  [12.345, 'en-US', '12.35%'],
  [1234.5, 'en-US', '1,234.50%'],
  [1234.5, 'zh-CN', '1,234.50%'],
  [1234.5, GERMAN, '1.234,50\u00a0%'],
  [1234.5, ARABIC, '1,234.50\u066a'],
  [1e12, 'en-US', '>1,000,000,000.00%'],
  [Number.POSITIVE_INFINITY, 'en-US', '>1,000,000,000.00%'],
])('a rate of %s in %s is %s', (percent, locale, text) => {
  expect(percentText(percent, locale)).toBe(text)
})

test.each([
  [0n, '0.00%'],
  [1n, '+0.01%'],
  [150n, '+1.50%'],
  [-183n, '-1.83%'],
  [-10_000n, '-100.00%'],
  [1_234_567n, '+12,345.67%'],
])('formats a change of %s basis points as %s', (changeBps, text) => {
  expect(changeText(changeBps, 'en-US')).toBe(text)
})

test.each([
  [null, '–'],
  [0, '<0.01%'],
  [1, '0.01%'],
  [50, '0.50%'],
  [1_234, '12.34%'],
  [9_999, '99.99%'],
])('formats a price impact of %j basis points as %s', (impactBps, text) => {
  expect(impactText(impactBps, 'en-US')).toBe(text)
})

test('formats basis points with the separators of the language', () => {
  expect(bpsText(1_234, GERMAN)).toBe('12,34\u00a0%')
})

test.each([
  [1n, 2n, '50.00%'],
  [1n, 3n, '33.33%'],
  [2n, 3n, '66.67%'],
  [1n, 1n, '100.00%'],
  [0n, 7n, '0.00%'],
  [0n, -7n, '0.00%'],
  [1n, 10_000n, '0.01%'],
  [1n, 10_001n, '<0.01%'],
  [-15n, 1_000n, '-1.50%'],
  [15n, -1_000n, '-1.50%'],
  [-15n, -1_000n, '1.50%'],
  [-1n, 10_001n, '>-0.01%'],
  [12_345n, 1_000n, '1,234.50%'],
])('%i of %i is %s', (numerator, denominator, text) => {
  expect(sharePercentText(numerator, denominator, 'en-US')).toBe(text)
})

test('throws on a denominator of 0', () => {
  expect(() => sharePercentText(1n, 0n, 'en-US')).toThrow('no percentage')
})

test('displays a share within half a unit of the last decimal', () => {
  const share = fc.bigInt({ min: 1n, max: 10n ** 40n })
  fc.assert(
    fc.property(share, share, (numerator, denominator) => {
      const text = sharePercentText(numerator, denominator, 'en-US')
      const isTrace = numerator * 10_000n < denominator
      expect(text.startsWith('<')).toBe(isTrace)
      if (isTrace) return
      const shown = BigInt(text.replace(/[.,%]/g, ''))
      const error = shown * denominator - numerator * 10_000n
      expect((error < 0n ? -error : error) * 2n).toBeLessThanOrEqual(denominator)
    }),
  )
})

test.each([
  [10, 'en-US', '0.1%'],
  [25n, 'en-US', '0.25%'],
  [1_000n, 'en-US', '10%'],
  [0n, 'en-US', '0%'],
  [1_250, GERMAN, '12,5\u00a0%'],
  [10n, ARABIC, '0.1\u066a'],
  [10n, 'zh-CN', '0.1%'],
])('a percentage of %s basis points that someone has set is, in %s, %s', (bps, locale, text) => {
  expect(setPercentText(bps, locale).replaceAll(/[\u061c\u200e\u200f]/g, '')).toBe(text)
})
