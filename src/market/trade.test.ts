import { ETHER, Pair, TokenAmount, TradeType, type Currency } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, amountOut } from './quote'
import { native, tokenOf, wrap, wrappedNative } from './sdk'
import { slippagePercent } from './slippage'
import { findTrade, poolsOf } from './trade'

const usd = tokenOf({ address: `0x${'4'.repeat(40)}`, decimals: 6, symbol: 'USD' })
const cake = tokenOf({ address: `0x${'5'.repeat(40)}`, decimals: 18, symbol: 'CAKE' })
const E18 = 10n ** 18n

const pairOf = (a: typeof usd, reserveA: bigint, b: typeof usd, reserveB: bigint) =>
  new Pair(new TokenAmount(a, String(reserveA)), new TokenAmount(b, String(reserveB)))
const pairs = [
  pairOf(wrappedNative, 1_000n * E18, usd, 300_000n * 10n ** 6n),
  pairOf(wrappedNative, 5_000n * E18, cake, 400_000n * E18),
]
const pools = poolsOf(pairs)
const ask = (input: Currency, output: Currency, amountRaw: bigint, isExactInput = true, maxHops = 3) =>
  findTrade(pairs, pools, { input, output, amountRaw, isExactInput, maxHops })?.build() ?? null
const rawOf = (amount: { raw: { toString(): string } } | undefined) => BigInt(amount?.raw.toString() ?? -1)

test('a trade between two tokens leads through the wrapped coin', () => {
  const trade = ask(cake, usd, E18)
  expect(trade?.route.path).toEqual([cake, wrappedNative, usd])
  expect(trade?.tradeType).toBe(TradeType.EXACT_INPUT)
  expect(ask(cake, usd, E18, true, 1)).toBeNull()
})

test('an exact input gives what the pools give, from and to the native coin', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 13n, max: 10n ** 24n }), (amountRaw) => {
      const bought = ask(native, usd, amountRaw)
      expect(bought?.inputAmount.currency).toBe(ETHER)
      expect(rawOf(bought?.inputAmount)).toBe(amountRaw)
      expect(rawOf(bought?.outputAmount)).toBe(amountOut(amountRaw, 1_000n * E18, 300_000n * 10n ** 6n))
      const sold = ask(cake, native, amountRaw)
      expect(sold?.outputAmount.currency).toBe(ETHER)
      expect(rawOf(sold?.outputAmount)).toBe(amountOut(amountRaw, 400_000n * E18, 5_000n * E18))
    }),
  )
})

test('an exact output takes what the pools take, from and to the native coin', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999n * E18 }), (amountRaw) => {
      const bought = ask(usd, native, amountRaw, false)
      expect(bought?.tradeType).toBe(TradeType.EXACT_OUTPUT)
      expect(rawOf(bought?.outputAmount)).toBe(amountRaw)
      expect(rawOf(bought?.inputAmount)).toBe(amountIn(amountRaw, 300_000n * 10n ** 6n, 1_000n * E18))
      const sold = ask(native, cake, amountRaw, false)
      expect(sold?.inputAmount.currency).toBe(ETHER)
      expect(rawOf(sold?.inputAmount)).toBe(amountIn(amountRaw, 5_000n * E18, 400_000n * E18))
    }),
  )
})

test('slippage lowers what must arrive and raises what may be paid, to the unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 15n, max: 900n * E18 }), fc.integer({ min: 0, max: 5_000 }), (raw, bps) => {
      const slippage = slippagePercent(bps)
      const [sold, bought] = [ask(native, cake, raw), ask(cake, native, raw, false)]
      const share = 10_000n + BigInt(bps)
      const outputRaw = rawOf(sold?.outputAmount)
      expect(rawOf(sold?.minimumAmountOut(slippage))).toBe((outputRaw * 10_000n) / share)
      expect(rawOf(sold?.maximumAmountIn(slippage))).toBe(raw)
      const inputRaw = rawOf(bought?.inputAmount)
      expect(rawOf(bought?.maximumAmountIn(slippage))).toBe((inputRaw * share) / 10_000n)
      expect(rawOf(bought?.minimumAmountOut(slippage))).toBe(raw)
    }),
  )
})

test('a coin is not traded for its wrapped form, nor anything for itself', () => {
  expect(ask(native, wrap(native), E18)).toBeNull()
  expect(ask(cake, cake, E18)).toBeNull()
})

test('amounts that no pair can take give no trade instead of an error', () => {
  expect(ask(cake, usd, 2n ** 256n - 1n)).toBeNull()
  expect(ask(cake, usd, 2n ** 112n, false)).toBeNull()
  expect(ask(cake, usd, 0n)).toBeNull()
})
