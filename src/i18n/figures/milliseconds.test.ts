import { expect, test } from 'vitest'
import { millisecondsText } from './milliseconds'

test.each([
  [1_234.4, 'en-US', '1,234 ms'],
  [0.6, 'de-DE', '1 ms'],
  [80, 'zh-CN', '80毫秒'],
])('%d ms reads in %s as %s', (ms, locale, text) => {
  expect(millisecondsText(ms, locale)).toBe(text)
})
