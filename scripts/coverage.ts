import { readFileSync } from 'node:fs'
import type { Counts } from './counts.ts'

/** quality "Tests": smallest covered share of the pure rules, in lines and in branches, in percent. */
const MIN_PERCENT = 95

const AREAS: readonly { name: string; isPartOf: (path: string) => boolean }[] = [
  { name: 'core', isPartOf: (path) => path.includes('/src/core/') },
  { name: 'market', isPartOf: (path) => path.includes('/src/market/') },
  { name: '*.rules.ts', isPartOf: (path) => path.endsWith('.rules.ts') },
]
const KINDS = ['lines', 'branches'] as const

type Report = Readonly<Record<string, Readonly<Record<(typeof KINDS)[number], { total: number; covered: number }>>>>

/**
 * Vitest filters of the tests beside the pure rules. They run in a process of their own, because coverage by other tests
 * does not count.
 */
export const TESTS_OF_RULES = ['src/core/', 'src/market/', '.rules.test'] as const

/** Globs of the same tests, by which the other processes exclude them. */
export const GLOBS_OF_RULES = ['src/core/**', 'src/market/**', '**/*.rules.test.*'] as const

/** Vitest arguments that measure the coverage of the pure rules. */
export const COVERAGE_ARGS: readonly string[] = [
  ...['--coverage.enabled', '--coverage.reporter=json-summary', '--coverage.reportOnFailure'],
  ...['core/**', 'market/**', '**/*.rules.ts'].map((files) => `--coverage.include=src/${files}`),
]

/**
 * Compares a coverage summary with the limits of quality "Tests". Returns one count for each area and kind, and a line
 * for each failure; null without a summary.
 */
export function countCoverage(file: string): Counts | null {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
  const failures: string[] = []
  for (const { name, isPartOf } of AREAS) {
    const files = Object.entries(report).filter(([path]) => isPartOf(path))
    for (const kind of KINDS) {
      const sum = (key: 'total' | 'covered') => files.reduce((total, [, figures]) => total + figures[kind][key], 0)
      const percent = (100 * sum('covered')) / sum('total')
      console.log(`${name.padEnd(11)}${kind.padEnd(9)}${percent.toFixed(2).padStart(7)} %`)
      if (percent >= MIN_PERCENT) continue
      failures.push(
        `coverage › ${kind} of ${name} are covered to ${percent.toFixed(2)} %, at least ${MIN_PERCENT} % are required`,
      )
    }
  }
  return { passed: AREAS.length * KINDS.length - failures.length, failed: failures.length, failures }
}
