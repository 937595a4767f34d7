import { expect, test } from 'vitest'
import { dearerFirst, rateText, shortRate } from './rate'

const bnb = { symbol: 'BNB', decimals: 18, raw: 5n * 10n ** 17n }
const usdc = { symbol: 'USDC', decimals: 6, raw: 1_595_968_192n }

test('the dearer side is the one of which less buys more', () => {
  expect(dearerFirst(bnb, usdc)).toEqual([bnb, usdc])
  expect(dearerFirst(usdc, bnb)).toEqual([bnb, usdc])
  expect(dearerFirst(bnb, { ...bnb, symbol: 'WBNB' })[0]).toBe(bnb)
})

test.each([
  [bnb, usdc, 'en-US', '1 BNB = 3,191.94 USDC'],
  [usdc, bnb, 'en-US', '1 USDC = 0.000313289 BNB'],
  [bnb, usdc, 'de-DE', '1 BNB = 3.191,94 USDC'],
])('formats the price of %o in %o for %s as %s', (per, of, locale, text) => {
  expect(rateText(per, of, locale)).toBe(text)
})

test('a short rate has 6 digits, and its full value has 18', () => {
  expect(shortRate({ ...bnb, raw: 3n }, { ...usdc, decimals: 18, raw: 1n }, 'en-US')).toEqual({
    ...{ text: '1 BNB = 0.333333 USDC', full: '1 BNB = 0.333333333333333333 USDC', copied: '0.333333333333333333' },
  })
})
