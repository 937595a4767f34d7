import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { confusableForm } from './confusables.rules'

test.each([
  ['CAKE', 'cake'],
  ['CAKE', 'САКЕ'],
  ['CAKE', 'ＣＡＫＥ'],
  ['CAKE', 'C\u200BAKÉ'],
  ['HOP', 'h0p'],
  ['BILL', 'B1|L'],
  ['USDT', 'U$DT'],
])('%s can be confused with %s', (known, fake) => {
  expect(confusableForm(fake)).toBe(confusableForm(known))
})

test.each([
  ['CAKE', 'BAKE'],
  ['USDT', 'USDC'],
  ['BTC', 'BTCB'],
])('%s is distinct from %s', (one, other) => {
  expect(confusableForm(one)).not.toBe(confusableForm(other))
})

test('the form is case-insensitive and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (symbol) => {
      expect(confusableForm(symbol.toUpperCase())).toBe(confusableForm(symbol.toLowerCase()))
      expect(confusableForm(confusableForm(symbol))).toBe(confusableForm(symbol))
    }),
  )
})
