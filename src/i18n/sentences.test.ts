import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSentences } from './sentences'

it('parses sentences with one form and with plural forms', () => {
  const file = { Swap: 'Tauschen', '%count% days': { one: '%count% Tag', other: '%count% Tage' } }
  expect(Object.fromEntries(readSentences(file))).toEqual(file)
})

it('keeps every sentence of a file, whatever its key', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (file) => {
      const sentences = readSentences(JSON.parse(JSON.stringify(file)))
      expect([...sentences]).toEqual(Object.entries(file))
      expect(sentences.get('toString')).toBe(Object.hasOwn(file, 'toString') ? file['toString'] : undefined)
    }),
  )
})

it.each([[null], [[]], ['text'], [{ Swap: 1 }], [{ Swap: null }], [{ Swap: ['a'] }], [{ Swap: { one: 'a' } }]])(
  'rejects %j',
  (file) => {
    expect(() => readSentences(file)).toThrow(TypeError)
  },
)

it('rejects plural forms that are not texts', () => {
  expect(() => readSentences({ Swap: { other: 'a', one: 1 } })).toThrow('no sentence for: Swap')
})
