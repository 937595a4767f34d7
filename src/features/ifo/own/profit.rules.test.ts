import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { UsdPrice } from '../../../market/usdPrice'
import { saleProfit } from './profit.rules'

const tokenAt = (digit: string) => ({ address: toAddress(`0x${digit.repeat(40)}`), decimals: 18, symbol: digit })
const [usd, lp, offered] = ['1', '2', '3'].map(tokenAt) as [UsdPrice['usd'], UsdPrice['usd'], UsdPrice['usd']]
const currencyPrice: UsdPrice = { token: lp, usd, usdRaw: 100n, tokenRaw: 1n }
const tokenPrice: UsdPrice = { token: offered, usd, usdRaw: 3n, tokenRaw: 1n }
const prices = { currencyPrice, tokenPrice }

test('the cost is what was not refunded, the profit the value of the tokens less the cost', () => {
  expect(saleProfit(10n, { offeredRaw: 500n, refundRaw: 6n, taxRaw: 1n }, prices)).toEqual({
    ...{ paidRaw: 4n, costUsdRaw: 400n, valueUsdRaw: 1_500n, profitUsdRaw: 1_100n },
  })
})

test('an unknown price leaves the profit unknown, but an amount of 0 is worth 0 without a price', () => {
  const result = { offeredRaw: 5n, refundRaw: 0n, taxRaw: 0n }
  expect(saleProfit(1n, result, { ...prices, tokenPrice: null })).toMatchObject({
    valueUsdRaw: null,
    profitUsdRaw: null,
  })
  expect(saleProfit(1n, result, { ...prices, currencyPrice: null }).profitUsdRaw).toBeNull()
  expect(saleProfit(1n, { ...result, offeredRaw: 0n }, { currencyPrice, tokenPrice: null }).profitUsdRaw).toBe(-100n)
})

test('a higher price of the token never lowers the profit', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (paid, refundRaw, offeredRaw, more) => {
        const profitAt = (usdRaw: bigint) =>
          saleProfit(
            paid + refundRaw,
            { offeredRaw, refundRaw, taxRaw: 0n },
            { currencyPrice, tokenPrice: { ...tokenPrice, usdRaw } },
          ).profitUsdRaw ?? 0n
        expect(profitAt(3n + more)).toBeGreaterThanOrEqual(profitAt(3n))
      },
    ),
  )
})
