import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter'
import { displaySymbol } from './symbol'

test('shows a symbol of 20 characters whole and shortens one of 21', () => {
  expect(displaySymbol('CAKE')).toBe('CAKE')
  expect(displaySymbol('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST')
  expect(displaySymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD…QRSTU')
})

test('counts a character outside the basic plane as one and does not split it', () => {
  expect(displaySymbol('🥞'.repeat(20))).toBe('🥞'.repeat(20))
  expect(displaySymbol('🥞'.repeat(21))).toBe(`${'🥞'.repeat(4)}…${'🥞'.repeat(5)}`)
})

test.each([
  ['bidirectional marks', 'US\u202EDC\u2066', 'USDC'],
  ['a text of invisible characters alone', '\u200B\u3164', '?'],
  ['invisible characters that would make it long', `C${'\u200B'.repeat(40)}AKE`, 'CAKE'],
  ['line breaks', 'CA\nKE\u2028', 'CAKE'],
])('removes %s from a symbol', (_what, symbol, shown) => {
  expect(displaySymbol(symbol)).toBe(shown)
})

test('the displayed symbol is short, visible and stable for any on-chain symbol', () => {
  const letter = fc.oneof(
    fc.constantFrom('\u202E', '\u200B', '\u0000', '\u3164', '\u0301', '🥞', ' ', 'a'),
    fc.string({ unit: unicodeCharacter }),
  )
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
      const shown = displaySymbol(letters.join(''))
      expect(Array.from(shown).length).toBeLessThanOrEqual(20)
      expect(shown).toMatch(/./u)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|\p{M}{3}|^\s|\s$/u)
      expect(displaySymbol(shown)).toBe(shown)
    }),
  )
})
