import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesOf, journeyShares, secondsIn, sharesOf } from '../../scripts/journeyShares.ts'
import { excludedFiles } from '../../scripts/scope.ts'

const seconds = { 'a.test.ts': 90, 'b.test.ts': 40, 'c.test.ts': 30, 'd.test.ts': 20 }

const alone = (files: readonly string[]) => files.map((file) => [file])

test('the longest file has its own share if the others together take no longer', () => {
  const files = ['test/e2e/d.test.ts', 'test/e2e/c.test.ts', 'test/e2e/b.test.ts', 'test/e2e/a.test.ts']
  expect(sharesOf(alone(files), seconds, 2)).toEqual([
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
      const shares = sharesOf(alone(files), took, runs)
      expect(shares).toHaveLength(runs)
      expect(shares.flat().toSorted()).toEqual(files.toSorted())
      const sums = shares.map((share) => share.reduce((sum, file) => sum + (took[file] ?? 0), 0))
      const longest = Math.max(0, ...files.map((file) => took[file] ?? 0))
      expect(Math.max(...sums)).toBeLessThanOrEqual(sums.reduce((sum, each) => sum + each, 0) / runs + longest)
      expect(sharesOf(alone(files.toReversed()), took, runs)).toEqual(shares)
    }),
  )
})

test('the files of a group are in one share, which takes as long as all of them', () => {
  expect(sharesOf([['d.test.ts', 'b.test.ts'], ['a.test.ts'], ['c.test.ts']], seconds, 2)).toEqual([
    ['a.test.ts'],
    ['b.test.ts', 'c.test.ts', 'd.test.ts'],
  ])
})

test.each([/\/hostileTour\.ts'/, /\/hostileSite\.ts'/, /support\/(?:services|voting)\.ts'/])(
  'the journeys that share the builds of %s are in one run',
  (module) => {
    const isShared = (file: string) => module.test(readFileSync(file, 'utf8'))
    const runs = journeyShares(3, 'all').filter((share) => share.some(isShared))
    expect(runs).toHaveLength(1)
    expect(runs.flat().filter(isShared).length).toBeGreaterThan(1)
  },
)

test('a file without a known time counts with the usual one', () => {
  expect(sharesOf(alone(['a.test.ts', 'new.test.ts', 'd.test.ts']), seconds, 2)).toEqual([
    ['a.test.ts'],
    ['d.test.ts', 'new.test.ts'],
  ])
})

test.each(['short', 'all'] as const)('all journeys of the scope %s are shared, and the stored files exist', (scope) => {
  const excluded = excludedFiles('e2e', scope)
  const files = filesOf('test/e2e', excluded)
  const shared = journeyShares(3, scope, excluded)
  expect(shared.flat().toSorted()).toEqual(files.toSorted())
  expect(shared.filter((share) => share.length === 0)).toEqual([])
  const recorded = JSON.parse(readFileSync('test/e2e/seconds.json', 'utf8')) as Record<typeof scope, object>
  expect(Object.keys(recorded[scope]).filter((file) => !files.includes(`test/e2e/${file}`))).toEqual([])
})

test('adds the times of a file’s tests and hooks over groups and runs', () => {
  const spec = (file: string, ...times: { at: number; took: number }[]) => ({
    file,
    tests: [
      {
        results: times.map(({ at, took }) => ({ startTime: new Date(at * 1000).toISOString(), duration: took * 1000 })),
      },
    ],
  })
  const first = {
    suites: [
      { specs: [spec('test/e2e/a.test.ts', { at: 30, took: 4 }), spec('test/e2e/c.test.ts', { at: 50, took: 0.1 })] },
      { suites: [{ specs: [spec('test/e2e/a.test.ts', { at: 40, took: 3 })] }] },
    ],
  }
  const second = { suites: [{ specs: [spec('test/e2e/a.test.ts', { at: 100, took: 1 })] }] }
  // The hooks of `a` took 6 s between its tests, and those of `c` 7 s before its test.
  expect(secondsIn([first, second])).toEqual({ 'a.test.ts': 14, 'c.test.ts': 7 })
})
