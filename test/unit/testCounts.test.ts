import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countCoverage } from '../../scripts/coverage.ts'
import { countMocha, countPlaywright, countVitest, settle } from '../../scripts/counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return file
}

const vitestReport = (more: object) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...more,
})

test('counts the results of a Vitest report', () => {
  expect(countVitest(reportOf(vitestReport({ numFailedTests: 2 })))).toMatchObject({ passed: 5, failed: 2 })
})

test('a file that Vitest could not load is a failure; a file with a failed test is not a second one', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countVitest(reportOf(vitestReport({ numFailedTests: 1, testResults })))).toMatchObject({
    passed: 5,
    failed: 2,
  })
})

test('a test that did not run has not passed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }
  expect(countVitest(reportOf(vitestReport({ numPendingTests: 1, numTodoTests: 1 })))).toMatchObject({
    passed: 5,
    failed: 2,
  })
  expect(countPlaywright(reportOf({ stats, errors: [] }))).toMatchObject({ passed: 3, failed: 3 })
  expect(countMocha('  3 passing (2s)\n  2 pending\n')).toMatchObject({ passed: 3, failed: 2 })
})

test('an error outside Playwright’s tests is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright(reportOf({ stats, errors: [{ message: 'The chain did not start' }] }))).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('reads Mocha’s last lines, coloured or not, and ignores the names of tests', () => {
  const output =
    '    ✔ 7 passing ships\n\u001B[92m \u001B[0m\u001B[32m 112 passing\u001B[0m\u001B[90m (3s)\u001B[0m\n  \u001B[31m2 failing\u001B[0m\n'
  expect(countMocha(output)).toMatchObject({ passed: 112, failed: 2 })
})

test('lists each failure with its name and the beginning of its error', () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const spec = {
    title: 'swaps',
    file: 'swap.test.ts',
    line: 7,
    ok: false,
    tests: [{ results: [{ error: { message: '\u001B[31mno such row\u001B[0m', snippet: '> 9 | click' } }] }],
  }
  const suites = [{ suites: [{ specs: [spec, { ...spec, title: 'fine', ok: true }] }] }]
  expect(countPlaywright(reportOf({ stats, errors: [], suites }))?.failures).toEqual([
    'swap.test.ts:7 › swaps\n    no such row\n    > 9 | click',
  ])
  const assertionResults = [
    { status: 'failed', fullName: 'adds', failureMessages: ['3 is not 4'] },
    { status: 'passed', fullName: 'other' },
  ]
  const testResults = [
    { status: 'failed', name: 'sum.test.ts', message: '', assertionResults },
    { status: 'failed', name: 'broken.test.ts', message: 'cannot be loaded', assertionResults: [] },
  ]
  expect(countVitest(reportOf(vitestReport({ numFailedTests: 1, testResults })))?.failures).toEqual([
    'sum.test.ts › adds\n    3 is not 4',
    'broken.test.ts\n    cannot be loaded',
  ])
  expect(countMocha('  3 passing (2s)\n  1 failing\n\n  1) pair\n     k falls:\n')?.failures).toEqual([
    'contracts\n    1 failing\n      1) pair\n         k falls:',
  ])
})

test('a failed journey shows the snapshot of its page, truncated if it is long', () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const context = join(folder, 'error-context.md')
  const failuresWith = (words: string, path = context) => {
    writeFileSync(context, words)
    const results = [{ error: { message: 'no such row' }, attachments: [{ name: 'error-context', path }] }]
    const specs = [{ title: 'swaps', file: 'swap.test.ts', line: 7, ok: false, tests: [{ results }] }]
    return countPlaywright(reportOf({ stats, errors: [], suites: [{ specs }] }))?.failures
  }
  const told = 'swap.test.ts:7 › swaps\n    no such row'
  const page = (...lines: string[]) =>
    ['# Error details', '```', 'no such row', '```', '# Page snapshot', '', '```yaml', ...lines, '```'].join('\n')
  const source = '\n\n# Test source\n\n```ts\n> 7 | fails\n```'
  expect(failuresWith(page('- main:', '  - button "Swap"') + source)).toEqual([
    `${told}\n    the page at the time of failure:\n    - main:\n      - button "Swap"`,
  ])
  const rows = Array.from({ length: 75 }, (_, index) => `- row ${index}`)
  const [cut = ''] = failuresWith(page(...rows) + source) ?? []
  expect(cut.split('\n').slice(2)).toEqual([
    '    the page at the time of failure:',
    ...rows.slice(0, 60).map((row) => `    ${row}`),
    `    … and 15 more lines in ${context}`,
  ])
  expect(failuresWith(`# Error details\n\n\`\`\`\nno such row\n\`\`\`${source}`)).toEqual([told])
  expect(failuresWith('', join(folder, 'never-written.md'))).toEqual([told])
})

test('a failed journey shows its further errors, and what its page announced', () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const [one, two, three] = ['no such row', 'lost press: button', 'policy: connect-src'].map((message) => ({ message }))
  const body = Buffer.from('Wallet rejected\nSwapped').toString('base64')
  const results = [{ error: one, errors: [one, two, three], attachments: [{ name: 'announcements', body }] }]
  const specs = [{ title: 'swaps', file: 'swap.test.ts', line: 7, ok: false, tests: [{ results }] }]
  expect(countPlaywright(reportOf({ stats, errors: [], suites: [{ specs }] }))?.failures).toEqual([
    [
      'swap.test.ts:7 › swaps',
      '    no such row',
      ...['    and:', '    lost press: button', '    and:', '    policy: connect-src'],
      ...['    the page announced:', '    Wallet rejected', '    Swapped'],
    ].join('\n'),
  ])
})

test('a missing report gives no count', () => {
  expect(countVitest(join(folder, 'nothing.json'))).toBeNull()
  expect(countPlaywright(reportOf('{ cut'))).toBeNull()
  expect(countMocha('Error HH801: Plugin requires something')).toBeNull()
})

test('a crash and a part without tests are one failure; counted failures stay', () => {
  expect(settle(null, 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(settle(null, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(settle({ passed: 0, failed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(settle({ passed: 9, failed: 0 }, 1)).toMatchObject({ passed: 9, failed: 1 })
  expect(settle({ passed: 9, failed: 3 }, 1)).toMatchObject({ passed: 9, failed: 3 })
  expect(settle({ passed: 9, failed: 0 }, 0)).toMatchObject({ passed: 9, failed: 0 })
})

const figures = (covered: number, branches = covered) => ({
  lines: { total: 100, covered },
  branches: { total: 100, covered: branches },
})

test('the coverage thresholds apply to each area on its own, in lines and in branches', () => {
  const good = { total: figures(10), '/a/src/core/x.ts': figures(95), '/a/src/market/y.ts': figures(96) }
  const rules = { '/a/src/features/z/z.rules.ts': figures(90), '/a/src/app/w.rules.ts': figures(100) }
  expect(countCoverage(reportOf({ ...good, ...rules }))).toEqual({ passed: 6, failed: 0, failures: [] })

  const belowLimit = { ...good, ...rules, '/a/src/core/x.ts': figures(99, 94), '/a/src/app/w.rules.ts': figures(99) }
  expect(countCoverage(reportOf(belowLimit))).toMatchObject({
    passed: 3,
    failed: 3,
    failures: [
      'coverage › branches of core are covered to 94.00 %, at least 95 % are required',
      'coverage › lines of *.rules.ts are covered to 94.50 %, at least 95 % are required',
      'coverage › branches of *.rules.ts are covered to 94.50 %, at least 95 % are required',
    ],
  })
})

test('an area without data fails, and without a summary every area fails', () => {
  expect(countCoverage(reportOf({ '/a/src/core/x.ts': figures(100) }))).toMatchObject({ passed: 2, failed: 4 })
  expect(settle(countCoverage(join(folder, 'none.json')), 0)).toMatchObject({ passed: 0, failed: 1 })
})
