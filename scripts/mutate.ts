import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreTable, scoreOf, survivorsOf, type MutationReport, type Score } from './mutationReport.ts'
import { interruption, npmProgram, root, run, stopProgramsOnExit } from './program.ts'

const FOLDER = '.cache/mutate'
/** Long enough on a busy machine: Stryker's iteration limit stops a mutant with an endless loop earlier. */
const TIMEOUT_MS = 10_000

/** Folders in which every file is mutated; elsewhere only the pure rules. */
const FULLY_MUTATED = ['core', 'market', 'chain/send']
const RULES = /\.rules\.ts$/
const TEST = /\.test\.ts$/
/** Hooks are not pure rules: they connect a component to the store, and tests render them. */
const HOOK = /\/use[A-Z]\w*\.ts$/

/** A folder, with the files to mutate and the tests that must detect the mutants. */
interface Group {
  name: string
  sources: readonly string[]
  /** The sources as arguments of Stryker, with line ranges if only some lines are mutated. */
  patterns: readonly string[]
  tests: readonly string[]
}

/** Files of the app and of the services, as paths from the repository's root. */
const files = ['src', 'services'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .toSorted(),
)

/** Returns the group of a file, such as core, features/swap or services/hub; null for a file that is not mutated. */
function groupOf(file: string): string | null {
  const path = file.replace(/^src\//, '')
  const folder = FULLY_MUTATED.find((each) => path.startsWith(`${each}/`))
  if (folder) return folder
  const source = path.replace(TEST, '.ts')
  if (!RULES.test(source)) return null
  return path
    .split('/')
    .slice(0, path.startsWith('app/') ? 1 : 2)
    .join('/')
}

function allGroups(): Omit<Group, 'patterns'>[] {
  const names = [...new Set([...FULLY_MUTATED, ...files.flatMap((path) => groupOf(path) ?? [])])]
  return names.map((name) => {
    const own = files.filter((path) => groupOf(path) === name)
    return {
      name,
      sources: own.filter((path) => !TEST.test(path) && !HOOK.test(path)),
      tests: own.filter((path) => TEST.test(path)),
    }
  })
}

/** Returns the groups with only the files at or below one of the paths, `file:from-to` lines of it; all without a path. */
function chooseGroups(paths: readonly string[]): Group[] {
  const patternsOf = (file: string): string[] => {
    if (paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`))) return [file]
    return paths.filter((path) => path.startsWith(`${file}:`))
  }
  return allGroups()
    .map((group) => ({
      ...group,
      sources: group.sources.filter((file) => patternsOf(file).length > 0),
      patterns: group.sources.flatMap(patternsOf),
    }))
    .filter(({ sources }) => sources.length > 0)
}

const fileOf = ({ name }: Group, kind: string) => `${FOLDER}/${name.replaceAll('/', '-')}.${kind}.json`

/** Runs Stryker on one group. Returns its report, or null if Stryker failed. */
async function mutate(group: Group): Promise<MutationReport | null> {
  const config = {
    allowEmpty: true,
    cleanTempDir: 'always',
    clearTextReporter: {
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportMutants: false,
      reportScoreTable: false,
    },
    concurrency: 1,
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    htmlReporter: { fileName: fileOf(group, 'html').replace('.html.json', '.html') },
    // A mutant of a module's constants would need a separate process with all tests.
    ignoreStatic: true,
    ignorePatterns: [
      '.cache',
      'docs',
      'dist*',
      'coverage',
      'test-results',
      'contracts/artifacts',
      'contracts/cache',
      'test/e2e',
    ],
    incremental: true,
    incrementalFile: fileOf(group, 'incremental'),
    jsonReporter: { fileName: fileOf(group, 'report') },
    mutate: group.patterns,
    reporters: ['json', 'html', 'clear-text', 'progress-append-only'],
    tempDirName: `${FOLDER}/sandbox`,
    testRunner: 'vitest',
    timeoutMS: TIMEOUT_MS,
    // Stryker cannot rewrite tsconfig.json: TypeScript 7 has no API for that. The file names nothing outside the sandbox.
    tsconfigFile: 'none.json',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  }
  mkdirSync(join(root, FOLDER), { recursive: true })
  const configFile = fileOf(group, 'config')
  writeFileSync(join(root, configFile), JSON.stringify(config, null, 2))
  const environment = { ...process.env, MUTATION_TESTS: group.tests.join(',') }
  const { code } = await run(npmProgram('stryker'), ['run', configFile], { environment, isShown: true })
  const report = join(root, fileOf(group, 'report'))
  if (code !== 0 || !existsSync(report)) return null
  // The incremental report also contains earlier results of other files.
  const { files: measured } = JSON.parse(readFileSync(report, 'utf8')) as MutationReport
  return { files: Object.fromEntries(Object.entries(measured).filter(([path]) => group.sources.includes(path))) }
}

/**
 * Mutates the pure rules at the given paths, or all of them. Prints the score by folder and each mutant that survived.
 */
async function main(paths: readonly string[]): Promise<number> {
  stopProgramsOnExit()
  const groups = chooseGroups(paths.map((path) => path.replace(/\/$/, '')))
  if (groups.length === 0) {
    console.error('Usage: npm run mutate [-- src/core src/features/swap/swap.rules.ts …]; no file there is mutated.')
    return 2
  }
  const scores: [string, Score][] = []
  const failed: string[] = []
  for (const group of groups) {
    if (interruption()) break
    const report = await mutate(group)
    if (!report) {
      failed.push(group.name)
      continue
    }
    scores.push([group.name, scoreOf(report)])
    for (const line of survivorsOf(report)) console.log(line)
  }
  console.log(`\n${scoreTable(scores)}`)
  for (const name of failed) console.error(`${name} was not measured: Stryker stopped, see above.`)
  return failed.length > 0 || interruption() ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
