import { expect, test } from 'vitest'
import { percentText } from './percent'

test.each([
  [null, 'en-US', null],
  [Number.NaN, 'en-US', null],
  [0, 'en-US', '0.00%'],
  [0.0049, 'en-US', '<0.01%'],
  [0.005, 'en-US', '0.01%'],
  [12.345, 'en-US', '12.35%'],
  [1234.5, 'en-US', '1,234.50%'],
  [1234.5, 'de-DE', '1.234,50%'],
  [1e12, 'en-US', '>1,000,000,000%'],
  [Number.POSITIVE_INFINITY, 'en-US', '>1,000,000,000%'],
])('a rate of %s in %s is %s', (percent, locale, text) => {
  expect(percentText(percent, locale)).toBe(text)
})
