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
 * Returns the files of each run, so that all runs take about as long: the longest file first, each to the shortest run.
 * The same files give the same shares, in the same order; a file without recorded seconds counts as the median.
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

/** Returns the test files of a folder but for some, as paths from the repository's folder. */
export const filesOf = (folder: string, leftOut: readonly string[] = []): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !leftOut.includes(file))

/** Returns the shares of the journeys but for some files, by the recorded seconds of each file. */
export const journeyShares = (runs: number, leftOut: readonly string[] = []): string[][] =>
  sharesOf(filesOf(FOLDER, leftOut), JSON.parse(readFileSync(SECONDS, 'utf8')) as Seconds, runs)

/** Returns how long the journeys of each file took, in whole seconds, by Playwright's JSON reports. */
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

/** Records how long each file took, by the reports named. */
function main(reports: readonly string[]): void {
  const read = reports.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { suites?: Suite[] })
  writeFileSync(SECONDS, `${JSON.stringify(secondsIn(read), null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) main(process.argv.slice(2))
