import { expect, test } from 'vitest'
import { scientificText } from './compact'

test.each([
  [10n ** 15n, 'en-US', '1E15'],
  [123_456n * 10n ** 20n, 'en-US', '1.23E25'],
  [123_456n * 10n ** 20n, 'de-DE', '1,23E25'],
])('formats %s in %s as %s', (units, locale, text) => {
  expect(scientificText(units, locale)).toBe(text)
})
