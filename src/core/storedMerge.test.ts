import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPaths, changesBetween, mergeTimed, timesIn } from './storedMerge'

const path = fc.constantFrom('a', 'b', 'c')
const values = fc.dictionary(path, fc.oneof(fc.integer(), fc.string(), fc.boolean()))
const times = fc.dictionary(path, fc.integer({ min: 1, max: 9 }))
const timed = fc.record({ fields: values, times })
/** The last moment of a Date. */
const LAST_MS = 8.64e15

test('the later value of a field wins, a deletion included', () => {
  const local = { fields: { a: 1, b: 1 }, times: { a: 5, b: 5 } }
  const remote = { fields: { a: 2 }, times: { a: 6, b: 7 } }
  expect(mergeTimed(local, remote)).toEqual({ fields: { a: 2 }, times: { a: 6, b: 7 }, isAhead: false })
  expect(mergeTimed(remote, local)).toEqual({ fields: { a: 2 }, times: { a: 6, b: 7 }, isAhead: true })
})

test('joins two values of one field where the part defines how', () => {
  const join = (localValue: unknown, remoteValue: unknown) => Math.max(Number(localValue), Number(remoteValue))
  const merged = mergeTimed({ fields: { a: 3 }, times: {} }, { fields: { a: 2 }, times: { a: 9 } }, join)
  expect(merged).toEqual({ fields: { a: 3 }, times: { a: 9 }, isAhead: true })
  const same = { fields: { a: 2 }, times: {} }
  expect(mergeTimed(same, same, join)).toStrictEqual({ ...same, isAhead: false })
})

test('of two equal values, the tab with the later time is ahead', () => {
  const join = (localValue: unknown) => localValue
  const timedAt = (time: number) => ({ fields: { a: 2 }, times: { a: time } })
  const [later, earlier] = [timedAt(9), timedAt(3)]
  expect(mergeTimed(later, earlier, join).isAhead).toBe(true)
  expect(mergeTimed(earlier, later, join).isAhead).toBe(false)
})

test('a deleted field is not joined with an older value', () => {
  const join = () => 'joined'
  const [deletion, older] = [
    { fields: {}, times: { a: 9 } },
    { fields: { a: 2 }, times: { a: 1 } },
  ]
  for (const merged of [mergeTimed(deletion, older, join), mergeTimed(older, deletion, join)]) {
    expect(merged).toMatchObject({ times: { a: 9 } })
    expect(merged.fields).toStrictEqual({})
  }
})

test('without times, a value wins over a missing one', () => {
  const [one, none] = [
    { fields: { a: 1 }, times: {} },
    { fields: {}, times: {} },
  ]
  expect(mergeTimed(one, none)).toStrictEqual({ ...one, isAhead: true })
  expect(mergeTimed(none, one)).toStrictEqual({ ...one, isAhead: false })
})

test('a field that is equal in both keeps its identity', () => {
  const local = { a: [1] }
  expect(mergeTimed({ fields: local, times: {} }, { fields: { a: [1] }, times: {} }).fields['a']).toBe(local.a)
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
  expect(timesIn({ c: 4, f: 8.5, g: LAST_MS + 1, h: LAST_MS }, fields, 4)).toEqual({ h: LAST_MS })
  expect(timesIn(null, fields)).toEqual({})
})

test('the changes between two states have the fields that differ as text, and deletions as times alone', () => {
  const before = { same: { a: 1 }, changed: [1], deleted: 1 }
  const after = { same: { a: 1 }, changed: [2], added: false }
  expect(changesBetween(before, after, 5)).toEqual({
    fields: { changed: [2], added: false },
    times: { changed: 5, deleted: 5, added: 5 },
  })
  expect(changesBetween(before, before, 5)).toEqual({ fields: {}, times: {} })
})

test.each([undefined, null, 'soon', -1, 1.5, LAST_MS + 1])('changes at the time %j are not dated', (timeMs) => {
  expect(changesBetween({ a: 1, b: 1 }, { a: 2 }, timeMs)).toEqual({ fields: { a: 2 }, times: {} })
})
