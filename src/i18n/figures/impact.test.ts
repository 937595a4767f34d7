import { expect, test } from 'vitest'
import { impactText } from './impact'

test.each([
  [null, '–'],
  [0, '<0.01%'],
  [1, '0.01%'],
  [50, '0.50%'],
  [1_234, '12.34%'],
  [9_999, '99.99%'],
])('formats %j basis points as %s', (impactBps, text) => {
  expect(impactText(impactBps)).toBe(text)
})
