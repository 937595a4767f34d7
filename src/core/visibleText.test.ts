import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visibleText'

test.each([
  ['keeps plain text', 'Cake Token', 'Cake Token'],
  ['removes bidirectional marks', 'US\u202EDC\u2066', 'USDC'],
  ['removes invisible blanks', '\u3164\u2800Cake\uFFA0', 'Cake'],
  ['removes private-use characters', 'Cake\uE000', 'Cake'],
  ['collapses line breaks and blanks', ' Cake \n\t Token ', 'Cake Token'],
  ['limits combining marks', `e${'\u0301'.repeat(40)}`, 'e\u0301\u0301'],
])('%s', (_what, text, seen) => {
  expect(visibleText(text)).toBe(seen)
})

const TRICKS = ['\u202E', '\u200B', '\u0000', '\n', '\u2028', '\u3164', '\uE000', '\uD800', '\u0301', '🥞', ' ', 'a']
const anyLetter = fc.oneof(
  fc.constantFrom(...TRICKS),
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
)

test('removes every hidden character from untrusted text', () => {
  fc.assert(
    fc.property(fc.array(anyLetter, { maxLength: 60 }), (letters) => {
      const text = letters.join('')
      const seen = visibleText(text)
      expect(seen).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|\p{M}{3}|\s\s|^\s|\s$/u)
      expect(seen.length).toBeLessThanOrEqual(text.length)
    }),
  )
})
