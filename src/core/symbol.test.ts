import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSymbol } from './symbol'

test('a symbol of twenty characters is shown whole, one of 21 is shortened', () => {
  expect(shownSymbol('CAKE')).toBe('CAKE')
  expect(shownSymbol('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST')
  expect(shownSymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD…QRSTU')
})

test('a character outside the basic plane counts as one and is not torn', () => {
  expect(shownSymbol('🥞'.repeat(20))).toBe('🥞'.repeat(20))
  expect(shownSymbol('🥞'.repeat(21))).toBe(`${'🥞'.repeat(4)}…${'🥞'.repeat(5)}`)
})

test.each([
  ['marks of direction', 'US\u202EDC\u2066', 'USDC'],
  ['nothing that can be seen', '\u200B\u3164', '?'],
  ['hidden letters that would make it long', `C${'\u200B'.repeat(40)}AKE`, 'CAKE'],
  ['line ends', 'CA\nKE\u2028', 'CAKE'],
])('a symbol with %s is shown without', (_what, symbol, shown) => {
  expect(shownSymbol(symbol)).toBe(shown)
})

test('whatever a contract says its symbol is, what is shown is short, visible and stays as it is', () => {
  const letter = fc.oneof(
    fc.constantFrom('\u202E', '\u200B', '\u0000', '\u3164', '\u0301', '🥞', ' ', 'a'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
      const shown = shownSymbol(letters.join(''))
      expect(Array.from(shown).length).toBeLessThanOrEqual(20)
      expect(shown).toMatch(/./u)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|\p{M}{3}|^\s|\s$/u)
      expect(shownSymbol(shown)).toBe(shown)
    }),
  )
})
