import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './program.ts'

const FOLDER = 'test/e2e'
const SECONDS = join(root, FOLDER, 'seconds.json')

/** Duration of a file's journeys in seconds while parallel runs share the machine, by the file's name. */
type Seconds = Readonly<Record<string, number>>

interface Suite {
  file?: string
  suites?: Suite[]
  specs?: { file?: string; tests: { results: { duration: number }[] }[] }[]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1

/**
 * Distributes files among runs of about equal duration: the longest file first, each to the shortest run.
 * The same files give the same shares, in the same order; a file without recorded seconds counts as the median.
 */
export function sharesOf(files: readonly string[], recorded: Seconds, runs: number): string[][] {
  const medianSeconds = median(Object.values(recorded))
  const secondsOf = (file: string) => recorded[basename(file)] ?? medianSeconds
  const shares = Array.from({ length: runs }, () => ({ seconds: 0, files: [] as string[] }))
  for (const file of files.toSorted().toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const shortest = shares.reduce((best, share) => (share.seconds < best.seconds ? share : best))
    shortest.files.push(file)
    shortest.seconds += secondsOf(file)
  }
  return shares.map((share) => share.files.toSorted())
}

/** Returns the test files of a folder except `excluded`, as paths from the repository's root. */
export const filesOf = (folder: string, excluded: readonly string[] = []): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !excluded.includes(file))

/** Returns the journeys of each run, except `excluded`, by the recorded seconds of each file. */
export const journeyShares = (runs: number, excluded: readonly string[] = []): string[][] =>
  sharesOf(filesOf(FOLDER, excluded), JSON.parse(readFileSync(SECONDS, 'utf8')) as Seconds, runs)

/** Returns the duration of each file's journeys in Playwright's JSON reports, in whole seconds. */
export function secondsIn(reports: readonly { suites?: Suite[] }[]): Seconds {
  const sums: Record<string, number> = {}
  const add = ({ suites = [], specs = [] }: Suite): void => {
    for (const { file = '', tests } of specs) {
      const tookMs = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      sums[basename(file)] = (sums[basename(file)] ?? 0) + tookMs / 1000
    }
    for (const suite of suites) add(suite)
  }
  for (const report of reports) add(report)
  const names = Object.keys(sums).toSorted()
  return Object.fromEntries(names.map((name) => [name, Math.max(1, Math.round(sums[name] ?? 0))]))
}

/** Records the seconds of each file from the given reports. */
function main(reports: readonly string[]): void {
  const read = reports.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { suites?: Suite[] })
  writeFileSync(SECONDS, `${JSON.stringify(secondsIn(read), null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) main(process.argv.slice(2))
