import { Percent } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cake, type TradeRequest, native, tradeOf, usd } from '../../../test/unit/support/swapMarket'
import { toAddress } from '../../core/address'
import { impactTier } from '../../market/impactTier'
import { poolOf } from '../../market/pool'
import { amountOut } from '../../market/quote'
import { sdkTradeOf } from '../../market/sdkTrade'
import { wrappedNative } from '../../market/token'
import { quoteFrom } from './quote.rules'

const E18 = 10n ** 18n
const quoteOf = (tradeRequest: TradeRequest, slippageBps = 50) =>
  quoteFrom(tradeOf(tradeRequest), tradeRequest, tradeRequest.isExactInput, slippageBps)

test('the quote of an exact input has its input, output, fee and route', () => {
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

test('over two pairs the fee applies twice and the route names the intermediate token', () => {
  const { feeRaw, route } = quoteOf({ input: cake, output: usd, amountRaw: E18, isExactInput: true })
  expect(feeRaw).toBe((E18 * (10_000n ** 2n - 9_975n ** 2n)) / 10_000n ** 2n)
  expect(route).toEqual(['CAKE', 'WBNB', 'USD'])
})

test('an intermediate token without a symbol has an empty name in the route', () => {
  const nameless = { address: toAddress(`0x${'6'.repeat(40)}`), decimals: 18, symbol: '' }
  const pools = [
    poolOf(cake.traded, 10n * E18, nameless, 10n * E18),
    poolOf(nameless, 10n * E18, usd.traded, 10n * E18),
  ]
  const trade = tradeOf({ input: cake, output: usd, amountRaw: E18, isExactInput: true }, pools)
  expect(quoteFrom(trade, { input: cake, output: usd }, true, 50).route).toEqual(['CAKE', '', 'USD'])
})

const slippage = fc.integer({ min: 0, max: 4_999 })
const amount = fc.bigInt({ min: 10n ** 13n, max: 100n * E18 })

test('the minimum received is the output reduced by the slippage, to the unit', () => {
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

test('the maximum paid is the input increased by the slippage, to the unit', () => {
  fc.assert(
    fc.property(amount, slippage, (amountRaw, slippageBps) => {
      const tradeRequest = { input: cake, output: native, amountRaw, isExactInput: false }
      const { inputRaw, outputRaw, limitRaw } = quoteOf(tradeRequest, slippageBps)
      expect(outputRaw).toBe(amountRaw)
      expect(limitRaw).toBe((inputRaw * BigInt(10_000 + slippageBps)) / 10_000n)
    }),
  )
})

test('the impact is the price change beyond the fee, truncated to basis points', () => {
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

test('the quote contains its trade, for which the SDK computes the same limit', () => {
  const found = tradeOf({ input: native, output: usd, amountRaw: E18, isExactInput: true })
  const quote = quoteFrom(found, { input: native, output: usd }, true, 50)
  expect(quote.found).toBe(found)
  const trade = sdkTradeOf(found, { isNativeInput: true, isNativeOutput: false, isExactInput: true })
  expect(trade.minimumAmountOut(new Percent('50', '10000')).raw.toString()).toBe(String(quote.limitRaw))
})
