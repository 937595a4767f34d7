import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksOf } from './lookalikes.rules'

test.each([
  ['CAKE', 'cake'],
  ['CAKE', 'САКЕ'],
  ['CAKE', 'ＣＡＫＥ'],
  ['CAKE', 'C\u200BAKÉ'],
  ['HOP', 'h0p'],
  ['BILL', 'B1|L'],
  ['USDT', 'U$DT'],
])('%s can be confused with %s', (known, fake) => {
  expect(looksOf(fake)).toBe(looksOf(known))
})

test.each([
  ['CAKE', 'BAKE'],
  ['USDT', 'USDC'],
  ['BTC', 'BTCB'],
])('%s is distinct from %s', (one, other) => {
  expect(looksOf(one)).not.toBe(looksOf(other))
})

test('the form is case-insensitive and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (symbol) => {
      expect(looksOf(symbol.toUpperCase())).toBe(looksOf(symbol.toLowerCase()))
      expect(looksOf(looksOf(symbol))).toBe(looksOf(symbol))
    }),
  )
})
