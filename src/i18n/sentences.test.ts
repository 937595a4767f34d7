import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSentences } from './sentences'

it('reads sentences of one form and of several', () => {
  const file = { Swap: 'Tauschen', '%count% days': { one: '%count% Tag', other: '%count% Tage' } }
  expect(Object.fromEntries(readSentences(file))).toEqual(file)
})

it('keeps every sentence of a file, whatever its key is called', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (file) => {
      const sentences = readSentences(JSON.parse(JSON.stringify(file)))
      expect([...sentences]).toEqual(Object.entries(file))
      expect(sentences.get('toString')).toBe(Object.hasOwn(file, 'toString') ? file['toString'] : undefined)
    }),
  )
})

it.each([[null], [[]], ['text'], [{ Swap: 1 }], [{ Swap: null }], [{ Swap: ['a'] }], [{ Swap: { one: 'a' } }]])(
  'refuses %j',
  (file) => {
    expect(() => readSentences(file)).toThrow(TypeError)
  },
)

it('refuses forms that are no texts', () => {
  expect(() => readSentences({ Swap: { other: 'a', one: 1 } })).toThrow('no sentence for: Swap')
})
