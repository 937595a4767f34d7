import { expect, test } from 'vitest'
import { secondsText } from './seconds'

test.each([
  [3, 'en-US', '3'],
  [2.9833, 'en-US', '2.98'],
  [0.749_9, 'en-US', '0.75'],
  [0.45, 'de-DE', '0,45'],
])('formats %d seconds in %s as %s', (seconds, locale, text) => {
  expect(secondsText(seconds, locale)).toBe(text)
})
