import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './program.ts'

const FOLDER = 'test/e2e'
const SECONDS = join(root, FOLDER, 'seconds.json')

/** Seconds that the journeys of a file take where three runs go on side by side, by the file's name. */
type Seconds = Readonly<Record<string, number>>

interface Suite {
  file?: string
  suites?: Suite[]
  specs?: { file?: string; tests: { results: { duration: number }[] }[] }[]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1

/**
 * Answers which files each of some runs takes, so that all take about as long: the longest first, each to the run that has
 * least to do. The same files give the same shares, in the same order; a file whose time is not known counts as the median.
 */
export function sharesOf(files: readonly string[], seconds: Seconds, runs: number): string[][] {
  const usual = median(Object.values(seconds))
  const tookOf = (file: string) => seconds[basename(file)] ?? usual
  const shares = Array.from({ length: runs }, () => ({ took: 0, files: [] as string[] }))
  for (const file of files.toSorted().toSorted((one, other) => tookOf(other) - tookOf(one))) {
    const least = shares.reduce((best, share) => (share.took < best.took ? share : best))
    least.files.push(file)
    least.took += tookOf(file)
  }
  return shares.map((share) => share.files.toSorted())
}

/** Answers the files of the journeys, as paths from the repository's folder. */
const journeyFiles = (): string[] =>
  readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))

/** Answers the shares of all journeys, by what is written down of how long each file takes. */
export const journeyShares = (runs: number): string[][] =>
  sharesOf(journeyFiles(), JSON.parse(readFileSync(SECONDS, 'utf8')) as Seconds, runs)

/** Answers how long the journeys of each file took, in whole seconds, by Playwright's JSON reports. */
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

/** Writes down how long each file took in the reports named. */
function main(reports: readonly string[]): void {
  const read = reports.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { suites?: Suite[] })
  writeFileSync(SECONDS, `${JSON.stringify(secondsIn(read), null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) main(process.argv.slice(2))
