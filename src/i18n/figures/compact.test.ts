import { expect, test } from 'vitest'
import { formatLocaleOf } from '../offered'
import { compactPercentText, compactText, scientificText } from './compact'

test.each([
  [10n ** 15n, 'en-US', '1E15'],
  [123_456n * 10n ** 20n, 'en-US', '1.23E25'],
  [123_456n * 10n ** 20n, 'de-DE', '1,23E25'],
])('formats %s in %s as %s', (units, locale, text) => {
  expect(scientificText(units, locale)).toBe(text)
})

test.each([
  [79_684n, 6, 'en-US', '0.079684'],
  [999_999_999_999n, 6, 'en-US', '999,999'],
  [1_239_999_000_000n, 6, 'en-US', '1.23M'],
  [1_239_999_000_000n, 6, formatLocaleOf('de-DE'), '1,23\u00a0Mio.'],
  [1_239_999_000_000n, 6, 'zh-CN', '123.99万'],
])('formats %s with %i decimals in %s as %s', (raw, decimals, locale, text) => {
  expect(compactText(raw, decimals, locale)).toBe(text)
})

test.each([
  [12.3, '12.30%'],
  [1_234_567, '1.23M%'],
  [1e12, '>1B%'],
])('formats a rate of %d %% as %s', (percent, text) => {
  expect(compactPercentText(percent, 'en-US')).toBe(text)
})
