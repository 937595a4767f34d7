import { Percent } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cake, native, tradeOf, usd, type Deal } from '../../../test/unit/support/swapMarket'
import { poolOf } from '../../market/pool'
import { amountOut } from '../../market/quote'
import { sdkTradeOf } from '../../market/sdkTrade'
import { wrappedNative } from '../../market/token'
import { quoteFrom } from './quote.rules'
import { impactTier } from '../../market/impactTier'

const E18 = 10n ** 18n
const quoteOf = (deal: Deal, slippageBps = 50) => quoteFrom(tradeOf(deal), deal, deal.isExactInput, slippageBps)

test('an exact input: what goes in, what comes out, what is kept, and on which way', () => {
  const quote = quoteOf({ input: native, output: usd, amountRaw: E18, isExactInput: true })
  expect(quote).toMatchObject({
    isExactInput: true,
    inputId: 'BNB',
    outputId: usd.id,
    inputRaw: E18,
    outputRaw: amountOut(E18, 1_000n * E18, 300_000n * 10n ** 6n),
    feeRaw: E18 / 400n,
    impactBps: 9,
    tier: 0,
    route: ['BNB', 'USD'],
  })
})

test('over two pairs the fee is taken twice and the coin in the middle is named', () => {
  const { feeRaw, route } = quoteOf({ input: cake, output: usd, amountRaw: E18, isExactInput: true })
  expect(feeRaw).toBe((E18 * (10_000n ** 2n - 9_975n ** 2n)) / 10_000n ** 2n)
  expect(route).toEqual(['CAKE', 'WBNB', 'USD'])
})

test('a coin in the middle without a symbol stays unnamed', () => {
  const nameless = { address: `0x${'6'.repeat(40)}`, decimals: 18, symbol: '' }
  const pools = [
    poolOf(cake.traded, 10n * E18, nameless, 10n * E18),
    poolOf(nameless, 10n * E18, usd.traded, 10n * E18),
  ]
  const trade = tradeOf({ input: cake, output: usd, amountRaw: E18, isExactInput: true }, pools)
  expect(quoteFrom(trade, { input: cake, output: usd }, true, 50).route).toEqual(['CAKE', '', 'USD'])
})

const slippage = fc.integer({ min: 0, max: 4_999 })
const amount = fc.bigInt({ min: 10n ** 13n, max: 100n * E18 })

test('the least that is received is what slippage leaves, to the unit', () => {
  fc.assert(
    fc.property(amount, slippage, (amountRaw, slippageBps) => {
      const { outputRaw, limitRaw } = quoteOf(
        { input: native, output: usd, amountRaw, isExactInput: true },
        slippageBps,
      )
      expect(limitRaw).toBe((outputRaw * 10_000n) / BigInt(10_000 + slippageBps))
    }),
  )
})

test('the most that is paid is what slippage adds, to the unit', () => {
  fc.assert(
    fc.property(amount, slippage, (amountRaw, slippageBps) => {
      const deal = { input: cake, output: native, amountRaw, isExactInput: false }
      const { inputRaw, outputRaw, limitRaw } = quoteOf(deal, slippageBps)
      expect(outputRaw).toBe(amountRaw)
      expect(limitRaw).toBe((inputRaw * BigInt(10_000 + slippageBps)) / 10_000n)
    }),
  )
})

test('the impact is what the price moves beyond the fee, cut to basis points', () => {
  const reserve = fc.bigInt({ min: 10n ** 6n, max: 10n ** 24n })
  fc.assert(
    fc.property(
      reserve,
      reserve,
      fc.bigInt({ min: 10n ** 5n, max: 10n ** 24n }),
      (reserveIn, reserveOut, amountRaw) => {
        const received = amountOut(amountRaw, reserveIn, reserveOut)
        fc.pre(received !== null)
        const pools = [poolOf(wrappedNative, reserveIn, cake.traded, reserveOut)]
        const trade = tradeOf({ input: native, output: cake, amountRaw, isExactInput: true }, pools)
        const { impactBps, tier } = quoteFrom(trade, { input: native, output: cake }, true, 50)
        const ideal = amountRaw * reserveOut
        const moved = ideal - (received ?? 0n) * reserveIn
        expect(impactBps).toBe(Number((moved * 10_000n - ideal * 25n) / ideal))
        expect(tier).toBe(impactTier(impactBps))
      },
    ),
  )
})

test('the trade it was made from is kept, and the library has the same limits for it', () => {
  const found = tradeOf({ input: native, output: usd, amountRaw: E18, isExactInput: true })
  const quote = quoteFrom(found, { input: native, output: usd }, true, 50)
  expect(quote.found).toBe(found)
  const trade = sdkTradeOf(found, { isNativeInput: true, isNativeOutput: false, isExactInput: true })
  expect(trade.minimumAmountOut(new Percent('50', '10000')).raw.toString()).toBe(String(quote.limitRaw))
})
