/** Fields of Stryker's report that are read (mutation-testing-report-schema). */
export interface MutationReport {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>
}

interface Mutant {
  mutatorName: string
  replacement?: string
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError' | 'Pending'
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** Number of mutants of a folder that the tests killed or did not kill. */
export interface Score {
  killed: number
  survived: number
  /** No test runs the code. */
  uncovered: number
  /** Excluded by the configuration. */
  ignored: number
}

/** Returns the counts of a report. A timeout counts as killed. */
export function scoreOf({ files: mutated }: MutationReport): Score {
  const statuses = Object.values(mutated).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...expected: Mutant['status'][]) => statuses.filter((status) => expected.includes(status)).length
  return {
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    ignored: count('Ignored'),
  }
}

const percentOf = ({ killed, survived, uncovered }: Score): string =>
  `${((100 * killed) / Math.max(1, killed + survived + uncovered)).toFixed(1)} %`

const row = (name: string, score: Score): string =>
  `| ${name} | ${percentOf(score)} | ${score.killed} | ${score.survived} | ${score.uncovered} | ${score.ignored} |`

/** Returns a line for each mutant that survived: position, original code and replacement. */
export function survivorsOf({ files: mutated }: MutationReport): string[] {
  return Object.entries(mutated).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start, end }, replacement = '', status, mutatorName }) => {
        const lines = source.split('\n').slice(start.line - 1, end.line)
        const last = lines.length - 1
        const text = lines
          .map((line, at) =>
            line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined).trim(),
          )
          .join(' ')
        return `${path}:${start.line}:${start.column} ${status} ${mutatorName}: ${text} → ${replacement.replaceAll(/\s+/g, ' ')}`
      }),
  )
}

/** Returns the table of scores by folder, with a row for the total. */
export function scoreTable(scores: readonly (readonly [name: string, score: Score])[]): string {
  const sum = (key: keyof Score) => scores.reduce((total, [, score]) => total + score[key], 0)
  const all = { killed: sum('killed'), survived: sum('survived'), uncovered: sum('uncovered'), ignored: sum('ignored') }
  return [
    '| folder | score | killed | survived | never run | ignored |',
    '|---|---|---|---|---|---|',
    ...scores.map(([name, score]) => row(name, score)),
    row('all', all),
  ].join('\n')
}
