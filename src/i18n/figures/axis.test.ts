import { expect, test } from 'vitest'
import { axisPriceText } from './axis'

test.each([
  [0, '0'],
  [1_234.5678, '1234.56'],
  [1_234_567.8, '1234560'],
  [0.000_012_345_678, '0.0000123456'],
  [19.999_999_9, '19.9999'],
  [300, '300'],
])('formats %d as %s on the axis', (price, text) => {
  expect(axisPriceText(price)).toBe(text)
})
