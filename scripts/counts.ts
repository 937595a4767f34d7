import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** Answers what a Vitest JSON report says; a file that could not be loaded counts as one failure. Null without a report. */
export function countVitest(file: string): Counts | null {
  const report = readReport<VitestReport>(file)
  if (!report) return null
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  // A test that did not run has not passed.
  const left = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests + left + broken.length }
}

/** Answers what a Playwright JSON report says; an error outside the tests counts as one failure. Null without a report. */
export function countPlaywright(file: string): Counts | null {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

/** Answers what Mocha's last lines say: `12 passing`, `1 failing`, `2 pending`. Null when it did not come that far. */
export function countMocha(output: string): Counts | null {
  const text = stripVTControlCharacters(output)
  const last = (word: string) => [...text.matchAll(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'gm'))].at(-1)?.[1]
  const passing = last('passing')
  if (passing === undefined) return null
  return { passed: Number(passing), failed: Number(last('failing') ?? 0) + Number(last('pending') ?? 0) }
}

/** Answers the counts of a part that ended with an exit code: a crash and a part in which nothing ran are one failure. */
export function settle(counts: Counts | null, code: number): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const isUncounted = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isUncounted ? 1 : failed }
}
