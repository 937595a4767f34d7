import { ETHER, Percent, TradeType } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { poolOf } from './pool'
import { amountIn, amountOut } from './quote'
import { sdkTradeOf, type TradeEnds } from './sdkTrade'
import { wrappedNative, type TokenFacts } from './token'
import { edgesOf, findTrade, tradeFinder } from './trade'

const usd = { address: toAddress(`0x${'4'.repeat(40)}`), decimals: 6, symbol: 'USD' }
const cake = { address: toAddress(`0x${'5'.repeat(40)}`), decimals: 18, symbol: 'CAKE' }
const E18 = 10n ** 18n

const pools = [
  poolOf(wrappedNative, 1_000n * E18, usd, 300_000n * 10n ** 6n),
  poolOf(wrappedNative, 5_000n * E18, cake, 400_000n * E18),
]
const edges = edgesOf(pools)
const ask = (input: TokenFacts, output: TokenFacts, amountRaw: bigint, isExactInput = true, maxHops = 3) =>
  findTrade(pools, edges, { input, output, amountRaw, isExactInput, maxHops })
const exactIn: TradeEnds = { isNativeInput: false, isNativeOutput: false, isExactInput: true }
const rawOf = (amount: { raw: { toString(): string } } | undefined) => BigInt(amount?.raw.toString() ?? -1)

test('routes a trade between two tokens through the wrapped coin', () => {
  const found = ask(cake, usd, E18)
  expect(found?.path).toEqual([cake, wrappedNative, usd])
  expect(found?.hops).toEqual([pools[1], pools[0]])
  expect(ask(cake, usd, E18, true, 1)).toBeNull()
})

test('an exact input gives the output of the pools', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 13n, max: 10n ** 24n }), (amountRaw) => {
      const bought = ask(wrappedNative, usd, amountRaw)
      expect(bought?.inputRaw).toBe(amountRaw)
      expect(bought?.outputRaw).toBe(amountOut(amountRaw, 1_000n * E18, 300_000n * 10n ** 6n))
      expect(ask(cake, wrappedNative, amountRaw)?.outputRaw).toBe(amountOut(amountRaw, 400_000n * E18, 5_000n * E18))
    }),
  )
})

test('an exact output takes the input of the pools', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999n * E18 }), (amountRaw) => {
      const bought = ask(usd, wrappedNative, amountRaw, false)
      expect(bought?.outputRaw).toBe(amountRaw)
      expect(bought?.inputRaw).toBe(amountIn(amountRaw, 300_000n * 10n ** 6n, 1_000n * E18))
      const sold = ask(wrappedNative, cake, amountRaw, false)
      expect(sold?.inputRaw).toBe(amountIn(amountRaw, 5_000n * E18, 400_000n * E18))
    }),
  )
})

test('the protocol’s library computes the same trade, from and to the native coin', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 15n, max: 900n * E18 }), fc.boolean(), (amountRaw, isExactInput) => {
      const [sold, bought] = [
        ask(wrappedNative, cake, amountRaw, isExactInput),
        ask(cake, wrappedNative, amountRaw, isExactInput),
      ]
      fc.pre(sold !== null && bought !== null)
      const from = sold && sdkTradeOf(sold, { isNativeInput: true, isNativeOutput: false, isExactInput })
      expect(from?.inputAmount.currency).toBe(ETHER)
      expect(from?.tradeType).toBe(isExactInput ? TradeType.EXACT_INPUT : TradeType.EXACT_OUTPUT)
      expect([rawOf(from?.inputAmount), rawOf(from?.outputAmount)]).toEqual([sold?.inputRaw, sold?.outputRaw])
      const to = bought && sdkTradeOf(bought, { isNativeInput: false, isNativeOutput: true, isExactInput })
      expect(to?.outputAmount.currency).toBe(ETHER)
      expect(rawOf(to?.minimumAmountOut(new Percent('0', '1')))).toBe(bought?.outputRaw)
    }),
  )
})

test('throws on a trade whose amounts differ from the library’s', () => {
  const found = ask(cake, usd, E18)
  expect(found && sdkTradeOf(found, exactIn).route.path).toHaveLength(3)
  const wrong = found && { ...found, outputRaw: found.outputRaw + 1n }
  expect(() => wrong && sdkTradeOf(wrong, exactIn)).toThrow('do not add up')
  const bought = ask(cake, usd, 10n ** 6n, false)
  const dearer = bought && { ...bought, inputRaw: bought.inputRaw - 1n }
  expect(() => dearer && sdkTradeOf(dearer, { ...exactIn, isExactInput: false })).toThrow('do not add up')
})

test('returns null for a coin and its wrapped form, and for a token and itself', () => {
  expect(ask(wrappedNative, { ...wrappedNative, symbol: 'BNB' }, E18)).toBeNull()
  expect(ask(cake, cake, E18)).toBeNull()
  const ring = [...pools, poolOf(usd, 300_000n * 10n ** 6n, cake, 80_000n * E18)]
  const itself = { input: cake, output: cake, amountRaw: E18, isExactInput: true, maxHops: 3 }
  expect(findTrade(ring, edgesOf(ring), itself)).toBeNull()
})

test('returns null for an amount that no pool can serve', () => {
  expect(ask(cake, usd, 2n ** 256n - 1n)).toBeNull()
  expect(ask(cake, usd, 2n ** 112n, false)).toBeNull()
  expect(ask(cake, usd, 0n)).toBeNull()
})

describe('tradeFinder', () => {
  const pair = [poolOf(wrappedNative, 5_000n * E18, cake, 400_000n * E18)]
  const between = { input: wrappedNative, output: cake }

  test('returns the result of a search for any sequence of requests', () => {
    const find = tradeFinder(pair, edgesOf(pair), between)
    const request = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.boolean())
    fc.assert(
      fc.property(request, ([amountRaw, isExactInput]) => {
        expect(find(amountRaw, isExactInput, 3)).toEqual(
          findTrade(pair, edgesOf(pair), { ...between, amountRaw, isExactInput, maxHops: 3 }),
        )
      }),
    )
  })

  test('returns the same object for the same request twice in a row', () => {
    const find = tradeFinder(pair, edgesOf(pair), between)
    const first = find(E18, true, 3)
    expect(find(E18, true, 3)).toBe(first)
    expect(find(E18, false, 3)).not.toEqual(first)
  })

  test('returns the same object for another number of pairs with the same route, and another one with another route', () => {
    const rye = { address: toAddress(`0x${'6'.repeat(40)}`), decimals: 18, symbol: 'RYE' }
    const detour = [
      ...pair,
      poolOf(wrappedNative, 9_000n * E18, rye, 9_000n * E18),
      poolOf(rye, 9_000n * E18, cake, 9_000_000n * E18),
    ]
    const find = tradeFinder(pair, edgesOf(pair), between)
    expect(find(E18, true, 1)).toBe(find(E18, true, 3))
    const findDetour = tradeFinder(detour, edgesOf(detour), between)
    const [short, long] = [findDetour(E18, true, 1), findDetour(E18, true, 3)]
    expect([short?.hops.length, long?.hops.length]).toEqual([1, 2])
  })

  test('returns null without a token', () => {
    expect(tradeFinder(pair, edgesOf(pair), { ...between, output: null })(1n, true, 3)).toBeNull()
  })
})
