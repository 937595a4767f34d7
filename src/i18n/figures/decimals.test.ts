import { expect, test } from 'vitest'
import { decimalsText, stakedText } from './decimals'

test.each([
  [0n, 18, 5, '0'],
  [1n, 18, 5, '<0.00001'],
  [123_456_789n, 6, 3, '123.456'],
  [1_234_567_890_000n, 6, 2, '1,234,567.89'],
  [5n, 0, 3, '5'],
  [999_999n, 6, 2, '0.99'],
  [999_999n, 6, 0, '<1'],
  [1_999_999n, 6, 0, '1'],
])('%s with %s decimals, cut to %s, is %s', (raw, decimals, shown, text) => {
  expect(decimalsText(raw, decimals, shown, 'en-US')).toBe(text)
})

test.each([
  [0n, '0'],
  [12_345_678n * 10n ** 14n, '1,234.567'],
  [5n * 10n ** 14n, '<0.001'],
  [12_345n * 10n ** 9n, '0.000012345'],
  [123_456_789n, '0.0000000001'],
  [1n, '<0.0000000001'],
])('%s staked is %s', (raw, text) => {
  expect(stakedText(raw, 18, 'en-US')).toBe(text)
})
