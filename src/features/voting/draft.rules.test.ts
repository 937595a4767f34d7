import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unicodeCharacter } from '../../../test/unicodeCharacter'
import {
  choicesOf,
  type Draft,
  DRAFT_LIMITS,
  draftFaults,
  EMPTY_DRAFT,
  readDraft,
  textsOf,
  timeOf,
  withMoved,
} from './draft.rules'

const NOW_S = Date.parse('2021-07-30T12:00:00') / 1_000
const facts = { nowS: NOW_S, snapshotBlock: 100 }
const good: Draft = {
  ...{ title: 'Raise it', body: 'By a tenth.', choices: ['Yes', 'No'] },
  ...{ startDay: '2021-07-30', startTime: '13:00', endDay: '2021-08-02', endTime: '13:15' },
}
const faultsOf = (changes: Partial<Draft>) => draftFaults({ ...good, ...changes }, facts)

test('a complete draft has no fault', () => {
  expect(draftFaults(good, facts)).toEqual({})
})

test('an empty draft has a fault in every field', () => {
  expect(draftFaults(EMPTY_DRAFT, { nowS: NOW_S, snapshotBlock: 0 })).toEqual({
    ...{ title: 'required', body: 'required', choices: 'fewChoices', start: 'required', end: 'required' },
    snapshot: 'noSnapshot',
  })
})

test.each<[string, Partial<Draft>, object]>([
  ['a title of spaces', { title: '  ' }, { title: 'required' }],
  ['a title of hidden characters', { title: '\u202E\u200B' }, { title: 'required' }],
  ['a long title', { title: 'a'.repeat(257) }, { title: 'tooLong' }],
  ['a long text', { body: 'a'.repeat(20_001) }, { body: 'tooLong' }],
  ['an empty choice of two', { choices: ['Yes', ' '] }, { choices: 'fewChoices' }],
  ['two equal choices', { choices: ['Yes', ' yes '] }, { choices: 'equalChoices' }],
  ['a long choice', { choices: ['Yes', 'a'.repeat(257)] }, { choices: 'tooLong' }],
  ['too many choices', { choices: Array.from({ length: 21 }, (_, index) => String(index)) }, { choices: 'tooLong' }],
  ['a day that does not exist', { startDay: '2021-13-40' }, { start: 'invalidDate' }],
  ['no time', { endTime: '' }, { end: 'required' }],
  ['no day', { startDay: '' }, { start: 'required' }],
  ['an end now', { startTime: '11:00', endDay: '2021-07-30', endTime: '12:00' }, { end: 'endPassed' }],
  ['an end before the start', { endDay: '2021-07-30', endTime: '12:45' }, { end: 'endBeforeStart' }],
  ['an end in the past', { startDay: '2021-07-01', endDay: '2021-07-02' }, { end: 'endPassed' }],
  ['a period of a year', { endDay: '2022-07-30' }, { end: 'longPeriod' }],
  ['a late start', { startDay: '2022-07-30', endDay: '2022-07-31' }, { start: 'lateStart' }],
])('refuses %s', (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

test('accepts an end equal to the start, and drops further empty choices', () => {
  expect(faultsOf({ endDay: '2021-07-30', endTime: '13:00' })).toEqual({})
  expect(faultsOf({ choices: ['Yes', '', 'No', ' '] })).toEqual({})
  expect(choicesOf({ choices: ['Yes', '', 'No', ' '] })).toEqual(['Yes', 'No'])
})

test.each<[string, Partial<Draft>]>([
  ['a title of 256 characters', { title: 'a'.repeat(256) }],
  ['a text of 20,000 characters', { body: 'a'.repeat(20_000) }],
  ['a choice of 256 characters', { choices: ['Yes', 'a'.repeat(256)] }],
  ['twenty choices', { choices: Array.from({ length: 20 }, (_, index) => String(index)) }],
  ['a period of 180 days', { endDay: '2022-01-26', endTime: '13:00' }],
  ['a start in 180 days', { startDay: '2022-01-26', startTime: '12:00', endDay: '2022-01-26', endTime: '13:00' }],
])('accepts %s', (_, changes) => {
  expect(faultsOf(changes)).toEqual({})
})

test('texts are signed without hidden characters, and a text keeps its lines', () => {
  expect(textsOf({ title: ' A\u202E\nb ', body: ' a\u0000\u2066\n\tb ' })).toEqual({ title: 'Ab', body: 'a\n\tb' })
  fc.assert(
    fc.property(fc.string({ unit: unicodeCharacter }), (body) => {
      expect(textsOf({ title: '', body }).body).not.toMatch(/(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u)
    }),
  )
})

test('reads a local time in seconds', () => {
  expect(timeOf('2021-07-30', '12:00')).toBe(NOW_S)
  expect(timeOf('2021-07-30', '')).toBeNull()
  expect(timeOf('', '12:00')).toBeNull()
  expect(timeOf('2021-07-30', '25:00')).toBeNull()
  // The browser would accept a year of six digits.
  expect(timeOf('+002021-07-30', '12:00')).toBeNull()
})

test('a moved choice keeps the others in their order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.constantFrom(-1 as const, 1 as const),
      (all, at, by) => {
        const from = at % all.length
        const moved = withMoved(all, from, by)
        expect(moved.toSorted()).toEqual(all.toSorted())
        const isAtEdge = from + by < 0 || from + by >= all.length
        expect(moved.indexOf(all[from] ?? '')).toBe(isAtEdge ? from : from + by)
      },
    ),
  )
  expect(withMoved(['a'], 3, 1)).toEqual(['a'])
  expect(withMoved(['a'], 1, -1)).toEqual(['a'])
})

test('a stored draft is read as it was written, and garbage as no draft', () => {
  expect(readDraft(JSON.parse(JSON.stringify(good)))).toEqual(good)
  expect(readDraft({ title: 'A' })).toEqual({ ...EMPTY_DRAFT, title: 'A' })
  expect(readDraft({ choices: ['a'] })).toEqual({ ...EMPTY_DRAFT, choices: ['a', ''] })
  const most = Array.from({ length: DRAFT_LIMITS.maxChoices }, () => 'a')
  const largest = { title: 'a'.repeat(10_000), body: 'a'.repeat(100_000), choices: most }
  expect(readDraft(largest)).toEqual({ ...EMPTY_DRAFT, ...largest })
  for (const garbage of [
    null,
    7,
    'x',
    { title: 7 },
    { choices: 'a' },
    { choices: [7] },
    { choices: ['a', 7] },
    { choices: [...most, 'a'] },
    { choices: ['a', 'a'.repeat(10_001)] },
    { title: 'a'.repeat(10_001) },
    { title: ['a'] },
    { body: 'a'.repeat(100_001) },
    { startDay: 7 },
  ]) {
    expect(readDraft(garbage)).toBeNull()
  }
  fc.assert(fc.property(fc.anything(), (stored) => void readDraft(stored)))
})
