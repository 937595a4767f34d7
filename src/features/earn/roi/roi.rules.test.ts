import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { parseAmount } from '../../../core/amount'
import type { UsdPrice } from '../../../market/usdPrice'
import { investmentForTarget, investmentOf, investmentText, resultOf, tokensFor } from './roi.rules'

const USD = { address: toAddress(`0x${'b'.repeat(40)}`), decimals: 18, symbol: 'BUSD' }
const LP = { address: toAddress(`0x${'1'.repeat(40)}`), decimals: 18, symbol: 'LP' }
const COIN = { address: toAddress(`0x${'2'.repeat(40)}`), decimals: 6, symbol: 'COIN' }
const ONE = 10n ** 18n
/** One LP token is worth 20 dollars, one coin 4. */
const price: UsdPrice = { token: LP, usd: USD, usdRaw: 20n * ONE, tokenRaw: ONE }
const earned: UsdPrice = { token: COIN, usd: USD, usdRaw: 4n * ONE, tokenRaw: 10n ** 6n }

describe('investment', () => {
  test('is the same when typed in dollars and in tokens', () => {
    expect(investmentOf('1000', 'usd', price)).toEqual({ usdRaw: 1_000n * ONE, tokenRaw: 50n * ONE })
    expect(investmentOf('50', 'token', price)).toEqual({ usdRaw: 1_000n * ONE, tokenRaw: 50n * ONE })
  })

  test.each(['', '.', '1e5', '0.0000000000000000001'])('"%s" is not an amount', (text) => {
    expect(investmentOf(text, 'usd', price)).toEqual({ usdRaw: null, tokenRaw: null })
    expect(investmentText(investmentOf(text, 'token', price), 'token', price)).toBe('')
  })

  test('buys no tokens at a price of zero', () => {
    expect(tokensFor({ ...price, usdRaw: 0n }, ONE)).toBeNull()
  })

  test('converts to the other unit and back', () => {
    const typed = investmentOf('1000', 'usd', price)
    expect(investmentText(typed, 'token', price)).toBe('50')
    expect(investmentText(investmentOf('50', 'token', price), 'usd', price)).toBe('1000')
  })
})

describe('return of an investment', () => {
  test('is given in dollars and in the earned token', () => {
    const { growth, earnedUsdRaw, earnedTokenRaw } = resultOf(
      1_000n * ONE,
      { aprPercent: 36.5, days: 1, compoundsPerDay: 0 },
      earned,
    )
    expect(growth).toBeCloseTo(0.001, 12)
    expect(Number(earnedUsdRaw) / 1e18).toBeCloseTo(1, 9)
    expect(Number(earnedTokenRaw) / 1e6).toBeCloseTo(0.25, 5)
  })

  test('is given in dollars alone without a price of the earned token, and not at all without an investment', () => {
    const terms = { aprPercent: 10, days: 365 }
    expect(resultOf(ONE, terms, null).earnedTokenRaw).toBeNull()
    expect(resultOf(ONE, terms, null).earnedUsdRaw).not.toBeNull()
    expect(resultOf(null, terms, earned)).toMatchObject({ earnedUsdRaw: null, earnedTokenRaw: null })
  })
})

describe('typed return', () => {
  test('gives the investment that earns it, within a millionth', () => {
    const dollars = fc.integer({ min: 1, max: 1_000_000 })
    const apr = fc.double({ min: 0.5, max: 2_000, noNaN: true })
    fc.assert(
      fc.property(
        dollars,
        apr,
        fc.constantFrom(1, 7, 30, 365),
        fc.constantFrom(0, 1),
        (target, percent, days, compoundsPerDay) => {
          const terms = { aprPercent: percent, days, compoundsPerDay }
          const required = investmentForTarget(String(target), terms, 'usd', price)
          const back = resultOf(parseAmount(required ?? '', 18), terms, null).earnedUsdRaw ?? 0n
          expect(Number(back) / 1e18 / target).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  test('gives the investment in tokens too, and none at a rate of zero', () => {
    const terms = { aprPercent: 100, days: 365, compoundsPerDay: 0 }
    expect(investmentForTarget('1000', terms, 'token', price)).toBe('50')
    expect(investmentForTarget('1000', { ...terms, aprPercent: 0 }, 'usd', price)).toBeNull()
    expect(investmentForTarget('', terms, 'usd', price)).toBeNull()
  })
})
