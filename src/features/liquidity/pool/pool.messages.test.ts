import { expect, test } from 'vitest'
import { cake, usd } from '../../../../test/unit/support/swapMarket'
import { pairPrices } from './pool.messages'

/** 300 dollars, of 6 decimals, are worth 80 CAKE, of 18. */
const [dollarsRaw, cakeRaw] = [300n * 10n ** 6n, 80n * 10n ** 18n]
const expected = [
  { of: 'USD', per: 'CAKE', price: '3.75' },
  { of: 'CAKE', per: 'USD', price: '0.266667' },
]

test('the price of the dearer token comes first, in either order of the form', () => {
  expect(pairPrices({ firstRaw: cakeRaw, secondRaw: dollarsRaw }, cake, usd, 'en-US')).toEqual(expected)
  expect(pairPrices({ firstRaw: dollarsRaw, secondRaw: cakeRaw }, usd, cake, 'en-US')).toEqual(expected)
})

test('without an amount there is no price', () => {
  const prices = pairPrices({ firstRaw: 0n, secondRaw: 1n }, cake, usd, 'en-US').map(({ price }) => price)
  expect(prices).toEqual(['–', '–'])
})
