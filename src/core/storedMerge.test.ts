import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPaths, mergeTimed, timesIn } from './storedMerge'

const path = fc.constantFrom('a', 'b', 'c')
const values = fc.dictionary(path, fc.oneof(fc.integer(), fc.string(), fc.boolean()))
const times = fc.dictionary(path, fc.integer({ min: 1, max: 9 }))
const timed = fc.record({ fields: values, times })

test('the later value of a field wins, a deletion included', () => {
  const ours = { fields: { a: 1, b: 1 }, times: { a: 5, b: 5 } }
  const theirs = { fields: { a: 2 }, times: { a: 6, b: 7 } }
  expect(mergeTimed(ours, theirs)).toEqual({ fields: { a: 2 }, times: { a: 6, b: 7 }, isAhead: false })
  expect(mergeTimed(theirs, ours)).toEqual({ fields: { a: 2 }, times: { a: 6, b: 7 }, isAhead: true })
})

test('joins two values of one field where the part defines how', () => {
  const join = (our: unknown, their: unknown) => Math.max(Number(our), Number(their))
  const merged = mergeTimed({ fields: { a: 3 }, times: {} }, { fields: { a: 2 }, times: { a: 9 } }, join)
  expect(merged).toEqual({ fields: { a: 3 }, times: { a: 9 }, isAhead: true })
  expect(mergeTimed({ fields: { a: 2 }, times: {} }, { fields: { a: 2 }, times: {} }, join).isAhead).toBe(false)
})

test('the order of merging does not matter, and merging twice changes nothing', () => {
  fc.assert(
    fc.property(timed, timed, (one, other) => {
      const merged = mergeTimed(one, other)
      const turned = mergeTimed(other, one)
      expect([turned.fields, turned.times]).toEqual([merged.fields, merged.times])
      expect(mergeTimed(merged, other)).toMatchObject({ fields: merged.fields, times: merged.times })
      expect(mergeTimed(other, merged).isAhead).toBe(false)
    }),
  )
})

test('the changed paths are those whose values differ', () => {
  expect(changedPaths({ a: 1, b: 1 }, { b: 1, c: 1 }).toSorted()).toEqual(['a', 'c'])
})

test('ignores invalid stored times, and outdated times of deletions', () => {
  const fields = { a: 1, z: 1 }
  expect(timesIn({ a: 3, b: 9, c: 1, d: 'x', e: 1e300, f: 1.5, z: 0 }, fields, 4)).toEqual({ a: 3, b: 9 })
  expect(timesIn(null, fields)).toEqual({})
})
