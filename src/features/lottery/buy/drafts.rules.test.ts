import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf } from '../tickets.rules'
import { digitsIn, numbersOf, problemsOf, withPasted } from './drafts.rules'

const sixDigits = fc.integer({ min: 0, max: 999_999 }).map((value) => String(value).padStart(6, '0'))

test.each([
  ['12 34-56', '123456'],
  ['1234567', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['۶۷۸۹۰۱', '678901'],
  ['१२३', '123'],
  ['１２３', '123'],
  ['1:2/3', '123'],
  ['ticket', ''],
])('reads the digits of %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits)
})

test('fills the following tickets with a pasted list, and no more than there are', () => {
  const drafts = ['111111', '222222', '333333']
  expect(withPasted(drafts, 1, '444444, 555555\n666666')).toEqual(['111111', '444444', '555555'])
  expect(withPasted(drafts, 2, '123 456')).toEqual(['111111', '222222', '123456'])
  expect(withPasted(drafts, 0, '444444 55')).toEqual(['444444', '222222', '333333'])
  expect(withPasted(drafts, 0, 'abc')).toEqual(['', '222222', '333333'])
})

test('names the problem of each ticket', () => {
  expect(problemsOf(['123456', '12345', '123456', '000001'], [1_100_000])).toEqual([
    ...[null, 'incomplete', 'duplicate', 'owned'],
  ])
})

test('returns stored numbers of different complete drafts only', () => {
  fc.assert(
    fc.property(fc.uniqueArray(sixDigits, { minLength: 1 }), (drafts) => {
      const numbers = numbersOf(drafts, [])
      expect(numbers?.map(digitsOf)).toEqual(drafts)
      expect(numbersOf([...drafts, drafts[0] ?? ''], [])).toBeNull()
      expect(numbersOf([...drafts, ''], [])).toBeNull()
      expect(numbersOf(drafts, numbers ?? [])).toBeNull()
    }),
  )
})
