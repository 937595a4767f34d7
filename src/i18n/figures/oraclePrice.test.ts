import { expect, test } from 'vitest'
import { oraclePriceText, priceChangeText } from './oraclePrice'

test('a price has three decimals and is cut', () => {
  expect(oraclePriceText(31_919_299_999n, 8, 'en')).toBe('$319.192')
  expect(oraclePriceText(31_900_000_000n, 8, 'de')).toBe('319,000 $')
})

test('a change has its sign, and none when it is zero', () => {
  expect(priceChangeText(19_200_000n, 8, 'en')).toBe('+$0.192')
  expect(priceChangeText(-19_200_000n, 8, 'en')).toBe('-$0.192')
  expect(priceChangeText(0n, 8, 'en')).toBe('$0.000')
})
