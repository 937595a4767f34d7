import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './program.ts'
import type { Scope } from './scope.ts'

const FOLDER = 'test/e2e'
const SECONDS = join(root, FOLDER, 'seconds.json')

/** Duration of a file's journeys and hooks in seconds while parallel runs share the machine, by the file's name. */
type Seconds = Readonly<Record<string, number>>

interface Suite {
  file?: string
  suites?: Suite[]
  specs?: { file?: string; tests: { results: { startTime: string; duration: number }[] }[] }[]
}

const recordedSeconds = (): Readonly<Record<Scope, Seconds>> =>
  JSON.parse(readFileSync(SECONDS, 'utf8')) as Readonly<Record<Scope, Seconds>>

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1

/**
 * Distributes groups of files among runs of about equal duration: the longest group first, each to the shortest run.
 * The same groups give the same shares, in the same order; a file without recorded seconds counts as the median.
 */
export function sharesOf(groups: readonly (readonly string[])[], recorded: Seconds, runs: number): string[][] {
  const medianSeconds = median(Object.values(recorded))
  const secondsOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + (recorded[basename(file)] ?? medianSeconds), 0)
  const shares = Array.from({ length: runs }, () => ({ seconds: 0, files: [] as string[] }))
  const byName = groups.map((files) => files.toSorted()).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
  for (const files of byName.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const shortest = shares.reduce((best, share) => (share.seconds < best.seconds ? share : best))
    shortest.files.push(...files)
    shortest.seconds += secondsOf(files)
  }
  return shares.map((share) => share.files.toSorted())
}

/** Modules whose builds, and some also chains, are made once in a run for all files that import one of them. */
const SHARED_MODULES = [['hostileTour.ts'], ['hostileSite.ts'], ['services.ts', 'voting.ts']] as const

/** Returns the files in groups: those that share builds together, each other file alone. */
function groupsOf(files: readonly string[]): string[][] {
  const groupOf = (file: string): string => {
    const text = readFileSync(join(root, file), 'utf8')
    const shared = SHARED_MODULES.find((modules) => modules.some((module) => text.includes(`/support/${module}'`)))
    return shared?.[0] ?? file
  }
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const group = groupOf(file)
    groups.set(group, [...(groups.get(group) ?? []), file])
  }
  return [...groups.values()]
}

/** Returns the test files of a folder except `excluded`, as paths from the repository's root. */
export const filesOf = (folder: string, excluded: readonly string[] = []): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !excluded.includes(file))

/** Returns the journeys of each run of a scope, except `excluded`, by the seconds of each file in that scope. */
export const journeyShares = (runs: number, scope: Scope, excluded: readonly string[] = []): string[][] =>
  sharesOf(groupsOf(filesOf(FOLDER, excluded)), recordedSeconds()[scope], runs)

function testsIn({ suites = [], specs = [] }: Suite): { file: string; startedMs: number; endedMs: number }[] {
  const own = specs.flatMap(({ file = '', tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ startTime, duration }) => {
        const startedMs = Date.parse(startTime)
        return { file: basename(file), startedMs, endedMs: startedMs + duration }
      }),
    ),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/**
 * Returns the duration of each file in Playwright's JSON reports, in whole seconds. A test counts from the end of the
 * one before, so that the hooks of its file count too. Some hooks build the app anew or start services.
 */
export function secondsIn(reports: readonly { suites?: Suite[] }[]): Seconds {
  const sums: Record<string, number> = {}
  for (const report of reports) {
    const tests = testsIn(report).toSorted((one, other) => one.startedMs - other.startedMs)
    for (const [index, { file, startedMs, endedMs }] of tests.entries())
      sums[file] = (sums[file] ?? 0) + (endedMs - (tests[index - 1]?.endedMs ?? startedMs)) / 1000
  }
  const names = Object.keys(sums).toSorted()
  return Object.fromEntries(names.map((name) => [name, Math.max(1, Math.round(sums[name] ?? 0))]))
}

/** Records the seconds of each file in a scope from the reports of a complete run of that scope. */
function main([scope, ...reports]: readonly string[]): void {
  if ((scope !== 'short' && scope !== 'all') || reports.length === 0) {
    console.error('Usage: npx tsx scripts/journeyShares.ts short|all REPORT ...')
    process.exitCode = 2
    return
  }
  const read = reports.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { suites?: Suite[] })
  writeFileSync(SECONDS, `${JSON.stringify({ ...recordedSeconds(), [scope]: secondsIn(read) }, null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) main(process.argv.slice(2))
