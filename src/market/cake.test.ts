import { expect, test } from 'vitest'
import { cake, cakePriceText } from './cake'
import { deploymentBases } from './bases'
import { wrappedNative } from './token'

const usd = deploymentBases.usd ?? wrappedNative
/** Creates a price in thousandths of a dollar. */
const priceOf = (milliUsd: bigint) => ({ token: cake ?? wrappedNative, usd, usdRaw: milliUsd, tokenRaw: 1_000n })

test('CAKE is the deployment’s token with that key', () => {
  expect(cake?.symbol).toBe('CAKE')
})

test.each([
  [19_123n, 'en-US', '$19.123'],
  [1_500n, 'en-US', '$1.500'],
  [2_000n, 'de-DE', '$2,000'],
  [1_234_567n, 'en-US', '$1,234.567'],
  [1n, 'en-US', '$0.001'],
  [9_007_199_254_740_993_001n, 'en-US', '$9,007,199,254,740,993.001'],
])('formats %s thousandths for %s as %s', (milliUsd, locale, text) => {
  expect(cakePriceText(priceOf(milliUsd), locale)).toBe(text)
})

test('returns null for a missing price and a price of 0', () => {
  expect(cakePriceText(priceOf(0n), 'en-US')).toBeNull()
  expect(cakePriceText(null, 'en-US')).toBeNull()
})
