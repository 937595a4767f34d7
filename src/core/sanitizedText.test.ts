import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizedText } from './sanitizedText'

test.each([
  ['plain text unchanged', 'Not enough gas', 'Not enough gas'],
  ['a single line', ' nonce\r\n too  low \t', 'nonce  too  low'],
  ['text without bidirectional marks', 'pay \u202Eyllaer\u202C now', 'pay  yllaer  now'],
  ['an empty text for invisible characters', '\u200B\u2028\u0000', ''],
])('returns %s', (_what, text, shown) => {
  expect(sanitizedText(text)).toBe(shown)
})

/** Characters that can mislead a reader, mixed with letters of all planes. */
const TRICKS = ['\u202E', '\u2066', '\u200B', '\u0000', '\n', '\u2028', '\uFEFF', '🥞', 'e\u0301', ' ', 'a']
const anyLetter = fc.oneof(
  fc.constantFrom(...TRICKS),
  fc.integer({ min: 0xe000, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
)

test('returns short text without hidden characters and never splits a character', () => {
  fc.assert(
    fc.property(fc.array(anyLetter, { maxLength: 300 }), (letters) => {
      const shown = sanitizedText(letters.join(''))
      expect(Array.from(shown).length).toBeLessThanOrEqual(201)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
    }),
  )
  expect(sanitizedText('🥞'.repeat(200))).toBe('🥞'.repeat(200))
  expect(sanitizedText('🥞'.repeat(300))).toBe(`${'🥞'.repeat(200)}…`)
})
