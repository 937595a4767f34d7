import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { poolOf } from './pool'
import { wrappedNative } from './token'
import { edgesOf, findTrade } from './trade'
import { tradeFinder } from './tradeFinder'

const cake = { address: `0x${'5'.repeat(40)}`, decimals: 18, symbol: 'CAKE' }
const pools = [poolOf(wrappedNative, 5_000n * 10n ** 18n, cake, 400_000n * 10n ** 18n)]
const between = { input: wrappedNative, output: cake, maxHops: 3 }

test('returns the result of a search for any sequence of requests', () => {
  const find = tradeFinder(pools, edgesOf(pools), between)
  const question = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.boolean())
  fc.assert(
    fc.property(question, ([amountRaw, isExactInput]) => {
      expect(find(amountRaw, isExactInput)).toEqual(
        findTrade(pools, edgesOf(pools), { ...between, amountRaw, isExactInput }),
      )
    }),
  )
})

test('returns the same object for the same request twice in a row', () => {
  const find = tradeFinder(pools, edgesOf(pools), between)
  const first = find(10n ** 18n, true)
  expect(find(10n ** 18n, true)).toBe(first)
  expect(find(10n ** 18n, false)).not.toEqual(first)
})

test('returns null without a token', () => {
  expect(tradeFinder(pools, edgesOf(pools), { ...between, output: null })(1n, true)).toBeNull()
})
