import { expect, test } from 'vitest'
import { cake, cakePriceUsd, cakeValueRaw } from './cake'
import { deploymentBases } from './bases'
import { wrappedNative } from './token'

const usd = deploymentBases.usd ?? wrappedNative
/** Creates a price in thousandths of a dollar. */
const priceOf = (milliUsd: bigint) => ({ token: cake ?? wrappedNative, usd, usdRaw: milliUsd, tokenRaw: 1_000n })

test('CAKE is the deployment’s token with that key', () => {
  expect(cake?.symbol).toBe('CAKE')
})

test.each([
  [19_123n, '19.123'],
  [1_500n, '1.500'],
  [2_000n, '2.000'],
  [1_234_567n, '1234.567'],
  [1n, '0.001'],
  [9_007_199_254_740_993_001n, '9007199254740993.001'],
])('returns %s thousandths of a dollar as %s', (milliUsd, text) => {
  expect(cakePriceUsd(priceOf(milliUsd))).toBe(text)
})

test('returns null for a missing price and a price of 0', () => {
  expect(cakePriceUsd(priceOf(0n))).toBeNull()
  expect(cakePriceUsd(null)).toBeNull()
})

test('the value of one CAKE is in base units of the dollar token', () => {
  const oneUsdRaw = 10n ** BigInt(usd.decimals)
  expect(cakeValueRaw(priceOf(1_500n))).toBe((oneUsdRaw * 1_500n) / 1_000n)
})

test('the value of one CAKE is null for a missing price and a price of 0', () => {
  expect(cakeValueRaw(priceOf(0n))).toBeNull()
  expect(cakeValueRaw(null)).toBeNull()
})
