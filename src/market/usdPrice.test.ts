import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { deploymentBases } from './bases'
import { poolOf, type Pool } from './pool'
import { wrappedNative, type TokenFacts } from './token'
import { usdPairs, usdPriceFixed, usdPriceOf, usdPriceSignificant, usdValueRaw } from './usdPrice'

const cake = { address: toAddress(`0x${'8'.repeat(40)}`), decimals: 18, symbol: 'CAKE' }
const usdc = { address: toAddress(`0x${'9'.repeat(40)}`), decimals: 6, symbol: 'USDC' }
const usd = deploymentBases.usd ?? usdc
const E18 = 10n ** 18n

const nativeUsd = poolOf(wrappedNative, 1_000n * E18, usd, 300_000n * E18)
const cakeNative = poolOf(cake, 60_000n * E18, wrappedNative, 1_000n * E18)
const priceOf = (token: TokenFacts, pools: Pool[]) => {
  const price = usdPriceOf(token, pools)
  return price && usdPriceSignificant(price, 6)
}

test('needs three pairs for a token, one for the wrapped coin and none for the dollar', () => {
  expect(usdPairs(cake)).toHaveLength(3)
  expect(usdPairs(wrappedNative)).toEqual([[wrappedNative, usd]])
  expect(usdPairs(usd)).toEqual([])
  expect(usdPairs(cake, null)).toEqual([])
})

test('prices the dollar at 1', () => {
  expect(priceOf(usd, [])).toBe('1')
})

test('prices the wrapped coin by its pair with the dollar', () => {
  const deepElsewhere = poolOf(cake, 60_000n * E18, wrappedNative, 9_000n * E18)
  expect(priceOf(wrappedNative, [deepElsewhere, nativeUsd])).toBe('300')
})

test('prices a token by its pair with the dollar, or through the wrapped coin', () => {
  expect(priceOf(cake, [poolOf(cake, 10n * E18, usd, 60n * E18)])).toBe('6')
  expect(priceOf(cake, [cakeNative, nativeUsd])).toBe('5')
})

test('of two price paths, uses the one with more liquidity', () => {
  const thin = poolOf(cake, 10n * E18, usd, 60n * E18)
  const deep = poolOf(cake, 100_000n * E18, usd, 600_000n * E18)
  expect(priceOf(cake, [thin, cakeNative, nativeUsd])).toBe('5')
  expect(priceOf(cake, [deep, cakeNative, nativeUsd])).toBe('6')
})

test('returns null without a path to the dollar, or with empty pools only', () => {
  expect(priceOf(cake, [])).toBeNull()
  expect(priceOf(cake, [cakeNative])).toBeNull()
  expect(priceOf(cake, [nativeUsd])).toBeNull()
  expect(priceOf(cake, [poolOf(cake, 0n, usd, 0n)])).toBeNull()
  for (const [tokens, dollars] of [
    [0n, 5n],
    [5n, 0n],
  ] as const) {
    expect(priceOf(cake, [poolOf(cake, tokens, usd, dollars)])).toBeNull()
  }
  expect(priceOf(wrappedNative, [cakeNative])).toBeNull()
  expect(usdPriceOf(cake, [cakeNative, nativeUsd], null)).toBeNull()
})

test('rounds a value down to the dollar’s smallest unit, for any decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.bigInt({ min: 1n, max: 10n ** 28n }),
      fc.bigInt({ min: 1n, max: 10n ** 28n }),
      (amountRaw, tokens, dollars) => {
        for (const token of [cake, usdc]) {
          const price = usdPriceOf(token, [poolOf(token, tokens, usd, dollars)])
          expect(price && usdValueRaw(price, token, amountRaw)).toBe((amountRaw * dollars) / tokens)
        }
      },
    ),
  )
})

test('returns the price of a whole token, for any decimals', () => {
  const price = usdPriceOf(usdc, [poolOf(usdc, 2n * 10n ** 6n, usd, 3n * E18)])
  expect(price && usdPriceFixed(price, 3)).toBe('1.500')
})

test('throws when a price is applied to another token', () => {
  const price = usdPriceOf(cake, [cakeNative, nativeUsd])
  expect(() => price && usdValueRaw(price, usdc, 1n)).toThrow('not that of')
})
