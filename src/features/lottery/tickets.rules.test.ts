import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bracketOf, digitsOf, duplicatePositions, matchedDigits, numberOf, randomNumbers } from './tickets.rules'

const number = fc.integer({ min: 1_000_000, max: 1_999_999 })

test.each([
  [1_000_000, '000000'],
  [1_234_567, '765432'],
  [1_000_009, '900000'],
  [1_999_999, '999999'],
])('%i is displayed as %s, without its leading 1 and reversed (games 2.6.2)', (stored, digits) => {
  expect(digitsOf(stored)).toBe(digits)
  expect(numberOf(digits)).toBe(stored)
})

test('every number is read back from its digits', () => {
  fc.assert(
    fc.property(number, (stored) => {
      expect(numberOf(digitsOf(stored))).toBe(stored)
    }),
  )
})

test.each(['', '12345', '1234567', '12345a', ' 12345', '１２３４５６'])('"%s" is no ticket', (text) => {
  expect(numberOf(text)).toBeNull()
})

test.each([
  [1_234_567, 1_234_567, 6],
  [1_034_567, 1_234_567, 5],
  [1_204_567, 1_234_567, 4],
  [1_234_560, 1_234_567, 0],
  [1_000_007, 1_234_567, 1],
])('%i matches %i in %i digits from the first displayed one', (own, drawn, matched) => {
  expect([matchedDigits(own, drawn), bracketOf(own, drawn)]).toEqual([matched, matched - 1])
})

test('the bracket of a number is the highest with an equal remainder, as in the contract (protocol 4.2.1)', () => {
  fc.assert(
    fc.property(number, number, fc.integer({ min: 0, max: 6 }), (one, other, shared) => {
      const power = 10 ** shared
      const own = shared === 6 ? other : one - (one % power) + (other % power)
      const highest = [5, 4, 3, 2, 1, 0].find((bracket) => own % 10 ** (bracket + 1) === other % 10 ** (bracket + 1))
      expect(bracketOf(own, other)).toBe(highest ?? -1)
    }),
  )
})

test('a number that occurs again is a duplicate at its later positions; an unfinished one is none', () => {
  expect(duplicatePositions([1_000_001, null, 1_000_002, 1_000_001, null, 1_000_001])).toEqual([3, 5])
  fc.assert(
    fc.property(
      fc.array(number),
      (numbers) => duplicatePositions(numbers).length === numbers.length - new Set(numbers).size,
    ),
  )
})

/** Fills arrays with given values, then with rising ones. */
function scripted(values: readonly number[]) {
  let at = 0
  return (target: Uint32Array) => target.forEach((_, index) => (target[index] = values[at++] ?? at))
}

test('random numbers are different, in the range, and none of those taken', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(number, { maxLength: 20 }),
      fc.array(fc.nat()),
      (count, taken, values) => {
        const chosen = randomNumbers(count, taken, scripted(values))
        expect(new Set([...chosen, ...taken]).size).toBe(count + new Set(taken).size)
        expect(chosen.every((each) => each >= 1_000_000 && each <= 1_999_999)).toBe(true)
      },
    ),
  )
})

test('a random value at the end of the 32 bits is drawn again, so that no number is likelier than another', () => {
  expect(randomNumbers(2, [], scripted([4_294_000_000, 4_294_967_295, 4_293_999_999, 5]))).toEqual([
    1_999_999, 1_000_005,
  ])
  expect(randomNumbers(1, [1_000_007], scripted([7, 8]))).toEqual([1_000_008])
})

test('the last number that is left is drawn, and a further one is refused', () => {
  const taken = Array.from({ length: 999_999 }, (_, at) => 1_000_000 + at)
  expect(randomNumbers(1, taken, scripted([999_999]))).toEqual([1_999_999])
  expect(() => randomNumbers(2, taken, scripted([999_999]))).toThrow('not that many')
})

test('more numbers than are left are refused', () => {
  expect(() => randomNumbers(1_000_001, [], () => {})).toThrow('not that many')
})
