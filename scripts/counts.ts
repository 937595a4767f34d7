import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  /** Each failure with its name and errors, repeated at the end of a long run. */
  failures?: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    status: string
    name?: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file?: string
    line?: number
    ok: boolean
    tests: { results: PlaywrightResult[] }[]
  }[]
}

interface PlaywrightResult {
  error?: { message?: string; snippet?: string }
  /** All errors, the first one included. */
  errors?: { message?: string }[]
  /** The body is in base64. */
  attachments?: { name: string; path?: string; body?: string }[]
}

const MAX_FAILURE_LINES = 14
const MAX_PAGE_LINES = 60
const MAX_ANNOUNCED_LINES = 20

/** Returns a failure in a few lines: its name, then the start of its message. */
function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_FAILURE_LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd()
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/**
 * Returns the counts of a Vitest JSON report; a file that could not be loaded counts as one failure. Null without a report.
 */
export function countVitest(file: string): Counts | null {
  const report = readReport<VitestReport>(file)
  if (!report) return null
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  // A test that did not run counts as failed.
  const notRun = report.numPendingTests + report.numTodoTests
  const failures = report.testResults.flatMap(({ name = '', message, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName ?? ''}`, failureMessages?.[0]))
      .concat(broken.some((one) => one.name === name && one.message === message) ? [failure(name, message)] : []),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + notRun + broken.length, failures }
}

/** Returns the page at the time of a journey's failure, from Playwright's error context; empty without one. */
function pageOf({ attachments = [] }: PlaywrightResult): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path
  if (file === undefined || !existsSync(file)) return []
  // The snapshot is under its own heading, or below the error of an assertion that has matched the whole page.
  const page = [...readFileSync(file, 'utf8').matchAll(/^```yaml\n([\s\S]*?)\n```$/gm)].at(-1)?.[1]
  if (page === undefined) return []
  const lines = stripVTControlCharacters(page).split('\n')
  const omitted = lines.length - MAX_PAGE_LINES
  return [
    'the page at the time of failure:',
    ...lines.slice(0, MAX_PAGE_LINES),
    ...(omitted > 0 ? [`… and ${omitted} more lines in ${file}`] : []),
  ].map((line) => `    ${line}`)
}

/** Returns the errors after the first, such as those of the watchers. */
const furtherErrors = ({ errors = [] }: PlaywrightResult): string[] =>
  errors.slice(1).map(({ message }) => failure('    and:', message))

/** Returns what the page announced during a failed journey, its toasts among them; empty without any. */
function announcedBy({ attachments = [] }: PlaywrightResult): string[] {
  const body = attachments.find(({ name }) => name === 'announcements')?.body ?? ''
  const lines = Buffer.from(body, 'base64').toString().split('\n').filter(Boolean).slice(-MAX_ANNOUNCED_LINES)
  return lines.length === 0 ? [] : ['    the page announced:', ...lines.map((line) => `    ${line}`)]
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file = '', line = 0, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find((result) => result.error)
      const summary = failure(
        `${file}:${line} › ${title}`,
        `${failed?.error?.message ?? ''}\n${failed?.error?.snippet ?? ''}`,
      )
      return [summary, ...(failed ? [...furtherErrors(failed), ...announcedBy(failed), ...pageOf(failed)] : [])].join(
        '\n',
      )
    })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Returns the counts of a Playwright JSON report; an error outside the tests counts as one failure. Null without a report.
 */
export function countPlaywright(file: string): Counts | null {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  const outside = report.errors.map(({ message }) => failure('outside the tests', message))
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + report.errors.length,
    failures: [...(report.suites ?? []).flatMap(failuresOfSuite), ...outside],
  }
}

/** Returns the counts of Mocha's last lines: `12 passing`, `1 failing`, `2 pending`. Null if Mocha ended before them. */
export function countMocha(output: string): Counts | null {
  const text = stripVTControlCharacters(output)
  const last = (word: string) => [...text.matchAll(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'gm'))].at(-1)?.[1]
  const passing = last('passing')
  if (passing === undefined) return null
  const failed = Number(last('failing') ?? 0)
  const details = failed > 0 ? text.slice(text.search(/^\s*\d+ failing\b/m)) : ''
  return {
    passed: Number(passing),
    failed: failed + Number(last('pending') ?? 0),
    failures: details ? [failure('contracts', details.trim())] : [],
  }
}

/** Returns the final counts of a part: a crash, or a part without any test, is one failure. */
export function settle(counts: Counts | null, code: number): Counts {
  const { passed, failed, failures = [] } = counts ?? { passed: 0, failed: 0 }
  const hasCrashed = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: hasCrashed ? 1 : failed, failures }
}
