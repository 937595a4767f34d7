import * as fc from 'fast-check'

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const LAST = 0x10ffff

/** Returns the place of a character among those that are no surrogates. Throws if the value is no such character. */
function placeOf(value: unknown): number {
  const code = typeof value === 'string' ? (value.codePointAt(0) ?? -1) : -1
  const isSurrogate = code >= FIRST_SURROGATE && code < FIRST_SURROGATE + SURROGATES
  if (code < 0 || isSurrogate || String.fromCodePoint(code) !== value) throw new Error('no single character')
  return code < FIRST_SURROGATE ? code : code - SURROGATES
}

/**
 * Any character of Unicode, as the unit of a string. It draws what fast-check's unit `binary` draws, which costs more than
 * a second of a processor in each test file: fast-check then lists a million characters.
 */
export const unicodeCharacter: fc.Arbitrary<string> = fc
  .nat({ max: LAST - SURROGATES })
  .map((place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES), placeOf)
