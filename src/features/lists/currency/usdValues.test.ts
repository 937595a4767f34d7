import { expect, test } from 'vitest'
import { cake as token, usd } from '../../../../test/unit/support/swapMarket'
import { centsOf, usdFigure } from './usdValues'

const E18 = 10n ** 18n
/** 3.75 dollars for one CAKE. */
const price = { token: token.traded, usd: usd.traded, usdRaw: 3_750_000n, tokenRaw: E18 }

test.each([
  [E18, '≈ $3.75'],
  [2n * E18, '≈ $7.50'],
  [E18 / 10n, '≈ $0.375'],
  [40n * E18, '≈ $150.00'],
  [1_234_567n * E18, '≈ $4,629,626.25'],
  [10n ** 24n * E18, '≈ $3,750,000,000,000,000,000,000,000.00'],
  [E18 / 1_000n, '≈ $0.00375'],
  [1n, '<$0.000001'],
])('formats the value of %d smallest units as %s', (amountRaw, text) => {
  expect(usdFigure(price, token, amountRaw, 'en-US')?.text).toBe(text)
})

test.each([
  [null, token, E18],
  [price, null, E18],
  [price, token, null],
])('returns undefined for unknown inputs (%#)', (knownPrice, knownToken, amountRaw) => {
  expect(usdFigure(knownPrice, knownToken, amountRaw, 'en-US')).toBeUndefined()
})

test('truncates to whole cents', () => {
  expect(centsOf(price, token.traded, E18)).toBe(375n)
  expect(centsOf(null, token.traded, E18)).toBeNull()
})
