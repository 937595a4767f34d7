import { expect, test } from 'vitest'
import { axisPriceText, axisTickTexts } from './axis'

test.each([
  [0, 'en-US', '0'],
  [1_234.5678, 'en-US', '1,234.57'],
  [1_234_567.8, 'en-US', '1.235M'],
  [0.000_012_345_678, 'en-US', '0.0000123457'],
  [22.999_999_99, 'en-US', '23'],
  [300, 'en-US', '300'],
  [1_234.5678, 'de-DE', '1.234,57'],
])('formats %d in %s as %s on the axis', (price, locale, text) => {
  expect(axisPriceText(price, locale)).toBe(text)
})

test.each([
  [
    [22.95, 22.999_999_99, 23.05],
    ['22.95', '23.00', '23.05'],
  ],
  [
    [1, 1.25, 1.5],
    ['1.00', '1.25', '1.50'],
  ],
  [
    [50_159, 50_160, 50_161],
    ['50,159', '50,160', '50,161'],
  ],
  [
    [0.000_01, 0.000_012_5, 0.000_015],
    ['0.0000100', '0.0000125', '0.0000150'],
  ],
  [
    [1_000_000, 1_500_000],
    ['1M', '1.5M'],
  ],
  [[23], ['23']],
  [[], []],
])('formats the ticks %j with the decimals of their step: %j', (prices, texts) => {
  expect(axisTickTexts(prices, 'en-US')).toEqual(texts)
})
