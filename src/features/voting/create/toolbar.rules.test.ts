import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKS, withMark } from './toolbar.rules'

const selected = fc.tuple(fc.stringMatching(/^[ab \n]{0,30}$/), fc.nat(30), fc.nat(30)).map(([text, one, other]) => ({
  text,
  from: Math.min(one, other, text.length),
  to: Math.min(Math.max(one, other), text.length),
}))

test.each([
  ['bold', 'a word', 2, 6, 'a **word**'],
  ['italic', 'a word', 2, 6, 'a _word_'],
  ['code', 'a word', 2, 6, 'a `word`'],
  ['link', 'a word', 2, 6, 'a [word](https://)'],
  ['heading', 'one\ntwo', 5, 5, 'one\n## two'],
  ['quote', 'one\ntwo', 0, 7, '> one\n> two'],
  ['bullets', 'one\ntwo', 1, 5, '- one\n- two'],
  ['numbers', 'one\ntwo', 0, 7, '1. one\n2. two'],
  ['bullets', '- one\ntwo', 0, 9, '- - one\n- two'],
  ['bold', '**a', 2, 3, '****a**'],
  ['bold', 'a**', 0, 1, '**a****'],
] as const)('puts the mark %s into %j, selected from %i to %i: %j', (mark, text, from, to, marked) => {
  expect(withMark({ text, from, to }, mark).text).toBe(marked)
})

test('selects the whole lines that it marked, and the words that it unmarked', () => {
  expect(withMark({ text: 'one\ntwo', from: 1, to: 2 }, 'bullets')).toEqual({ text: '- one\ntwo', from: 0, to: 5 })
  expect(withMark({ text: '**ab** c', from: 2, to: 4 }, 'bold')).toEqual({ text: 'ab c', from: 0, to: 2 })
})

test('the same mark again removes it', () => {
  fc.assert(
    fc.property(selected, fc.constantFrom(...MARKS), (before, mark) => {
      expect(withMark(withMark(before, mark), mark).text).toBe(before.text)
    }),
  )
})

test('the selection is within the text, and the marked words are selected', () => {
  fc.assert(
    fc.property(selected, fc.constantFrom(...MARKS), (before, mark) => {
      const { text, from, to } = withMark(before, mark)
      expect(0 <= from && from <= to && to <= text.length).toBe(true)
      expect(text.slice(from, to)).toContain(before.text.slice(before.from, before.to).split('\n')[0])
    }),
  )
})
