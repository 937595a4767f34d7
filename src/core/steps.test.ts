import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachInSteps, endOf, sortedInSteps, VALUES_OF_STEP, type Steps } from './steps'

const MANY = 10_000

/** Returns how many values each step of a calculation handles, by a counter that the calculation increases. */
function countsOf(steps: Steps<unknown>, counted: () => number): number[] {
  const counts: number[] = []
  let before = 0
  for (let isDone = false; !isDone;) {
    isDone = steps.next().done === true
    counts.push(counted() - before)
    before = counted()
  }
  return counts
}

test('handles each value once, in order, and at most the values of one step at a time', () => {
  const seen: number[] = []
  const values = Array.from({ length: MANY }, (_, index) => index)
  const counts = countsOf(
    eachInSteps(values, (value) => seen.push(value)),
    () => seen.length,
  )
  expect(seen).toEqual(values)
  expect(counts).toEqual(Array<number>(MANY / VALUES_OF_STEP).fill(VALUES_OF_STEP))
})

test('a few values are one step', () => {
  const values = Array.from({ length: VALUES_OF_STEP }, (_, index) => ({ index }))
  expect(eachInSteps(values, () => undefined).next().done).toBe(true)
  expect(sortedInSteps(values, (one, other) => other.index - one.index).next()).toEqual({
    ...{ done: true, value: values.toReversed() },
  })
  expect(endOf(sortedInSteps([], () => 0))).toEqual([])
})

test('sorts as the language does, and keeps the order of equal values', () => {
  const value = fc.record({ rank: fc.nat(30), name: fc.nat() })
  const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), fc.nat(99), (few, copies) => {
      const values = Array.from({ length: copies }, () => few.map((each) => ({ ...each }))).flat()
      expect(endOf(sortedInSteps(values, byRank))).toEqual(values.toSorted(byRank))
    }),
  )
})

test('a step of sorting compares a limited number of values', () => {
  let compared = 0
  const values = Array.from({ length: MANY }, (_, index) => ({ rank: (index * 7919) % MANY }))
  const counts = countsOf(
    sortedInSteps(values, (one, other) => {
      compared += 1
      return one.rank - other.rank
    }),
    () => compared,
  )
  expect(counts.length).toBeGreaterThan(MANY / VALUES_OF_STEP)
  // A run of this length takes less than n log2 n comparisons.
  expect(Math.max(...counts)).toBeLessThan(VALUES_OF_STEP * Math.log2(VALUES_OF_STEP))
})
