import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { journeyShares, secondsIn, sharesOf } from '../../scripts/journeyShares.ts'

const seconds = { 'a.test.ts': 90, 'b.test.ts': 40, 'c.test.ts': 30, 'd.test.ts': 20 }

test('the longest file has its own share if the others together take no longer', () => {
  const files = ['test/e2e/d.test.ts', 'test/e2e/c.test.ts', 'test/e2e/b.test.ts', 'test/e2e/a.test.ts']
  expect(sharesOf(files, seconds, 2)).toEqual([
    ['test/e2e/a.test.ts'],
    ['test/e2e/b.test.ts', 'test/e2e/c.test.ts', 'test/e2e/d.test.ts'],
  ])
})

test('each file is in one share, and no share exceeds an even one by more than one file', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}\.test\.ts$/), { maxLength: 30 })
  const times = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}\.test\.ts$/), fc.integer({ min: 1, max: 300 }))
  fc.assert(
    fc.property(names, times, fc.integer({ min: 1, max: 5 }), (files, known, runs) => {
      const took = { ...Object.fromEntries(files.map((file, index) => [file, 1 + ((index * 37) % 90)])), ...known }
      const shares = sharesOf(files, took, runs)
      expect(shares).toHaveLength(runs)
      expect(shares.flat().toSorted()).toEqual(files.toSorted())
      const sums = shares.map((share) => share.reduce((sum, file) => sum + (took[file] ?? 0), 0))
      const longest = Math.max(0, ...files.map((file) => took[file] ?? 0))
      expect(Math.max(...sums)).toBeLessThanOrEqual(sums.reduce((sum, each) => sum + each, 0) / runs + longest)
      expect(sharesOf(files.toReversed(), took, runs)).toEqual(shares)
    }),
  )
})

test('a file without a known time counts with the usual one', () => {
  expect(sharesOf(['a.test.ts', 'new.test.ts', 'd.test.ts'], seconds, 2)).toEqual([
    ['a.test.ts'],
    ['d.test.ts', 'new.test.ts'],
  ])
})

test('all journeys are shared, and every stored time is of an existing file', () => {
  const files = readdirSync('test/e2e').filter((file) => file.endsWith('.test.ts'))
  const shared = journeyShares(3)
  expect(
    shared
      .flat()
      .map((file) => file.replace('test/e2e/', ''))
      .toSorted(),
  ).toEqual(files.toSorted())
  expect(shared.filter((share) => share.length === 0)).toEqual([])
  const written = Object.keys(JSON.parse(readFileSync('test/e2e/seconds.json', 'utf8')) as object)
  expect(written.filter((file) => !files.includes(file))).toEqual([])
})

test('adds the times of a file’s tests over groups and runs', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const first = {
    suites: [{ specs: [spec('test/e2e/a.test.ts', 1_400)], suites: [{ specs: [spec('a.test.ts', 900)] }] }],
  }
  const second = { suites: [{ specs: [spec('b.test.ts', 20)] }] }
  expect(secondsIn([first, second])).toEqual({ 'a.test.ts': 2, 'b.test.ts': 1 })
})
