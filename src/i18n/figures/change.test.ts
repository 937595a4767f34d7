import { expect, test } from 'vitest'
import { changeText } from './change'

test.each([
  [0n, '0%'],
  [1n, '+0.01%'],
  [150n, '+1.5%'],
  [-3n, '−0.03%'],
  [-10_000n, '−100%'],
  [1_234_567n, '+12345.67%'],
])('formats a change of %s basis points as %s', (changeBps, text) => {
  expect(changeText(changeBps)).toBe(text)
})
