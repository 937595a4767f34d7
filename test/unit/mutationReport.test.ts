import { expect, test } from 'vitest'
import { scoreOf, scoreTable, survivorsOf, type MutationReport } from '../../scripts/mutationReport.ts'

const SOURCE = 'const isOver = (end, now) =>\n  end < now\n'
type Mutant = MutationReport['files'][string]['mutants'][number]

/** Returns a mutant of the comparison in the second line. */
const mutant = (status: Mutant['status'], replacement = 'end <= now'): Mutant => ({
  ...{ status, replacement, mutatorName: 'EqualityOperator' },
  location: { start: { line: 2, column: 3 }, end: { line: 2, column: 12 } },
})
const reportOf = (...mutants: Mutant[]): MutationReport => ({
  files: { 'src/core/time.ts': { source: SOURCE, mutants } },
})

test('the score counts a mutant as killed if a test fails or times out, against survived and uncovered ones', () => {
  const report = reportOf(
    ...(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'] as const).map((status) =>
      mutant(status),
    ),
  )
  expect(scoreOf(report)).toEqual({ killed: 2, survived: 1, uncovered: 1, ignored: 1 })
  const table = scoreTable([
    ['core', scoreOf(report)],
    ['market', scoreOf(reportOf(mutant('Killed'), mutant('Killed')))],
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| core | 50.0 % | 2 | 1 | 1 | 1 |',
    '| market | 100.0 % | 2 | 0 | 0 | 0 |',
    '| all | 66.7 % | 4 | 1 | 1 | 1 |',
  ])
})

test('each mutant that no test detects is printed with its position, the original code and the replacement', () => {
  expect(survivorsOf(reportOf(mutant('Killed'), mutant('Survived'), mutant('NoCoverage', 'false')))).toEqual([
    'src/core/time.ts:2:3 Survived EqualityOperator: end < now → end <= now',
    'src/core/time.ts:2:3 NoCoverage EqualityOperator: end < now → false',
  ])
})
