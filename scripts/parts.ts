import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { clockEnvironment, TEST_START_MS } from './clock/clockEnvironment.ts'
import { countCoverage, COVERAGE_ARGS, GLOBS_OF_RULES, TESTS_OF_RULES } from './coverage.ts'
import { countMocha, countPlaywright, countVitest, settle, type Counts } from './counts.ts'
import { filesOf, journeyShares } from './journeyShares.ts'
import { npmProgram, root, run } from './program.ts'
import { casesOf, excludedFiles, excludedTitles, type Scope } from './scope.ts'

/** Options of a run of a part. */
export interface PartOptions {
  /** Prints the output while the part runs; otherwise at its end. */
  isShown: boolean
  scope: Scope
}

export interface Part {
  name: string
  about: string
  /** True for a part that only `npm run test:all` runs. */
  isOnlyInAll?: boolean
  /** Runs the part and returns its counts. `args` are passed to its tool, which then chooses the files. */
  run: (args: readonly string[], options: PartOptions) => Promise<Counts>
}

const HARDHAT = ['--config', 'contracts/hardhat.config.cjs']
const REPORTS = join(root, '.cache', 'reports')

/** Locale and time zone of all tests, whatever those of the machine are. Node formats by the locale en-US in it. */
const PINNED = { LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/**
 * Returns the environment of a part: without the caller's deployment and mode, as the tests choose both themselves, and
 * with the locale, the time zone and the clock of the tests.
 */
function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { DEPLOYMENT: _deployment, NODE_ENV: _mode, ...inherited } = process.env
  const colour = process.stdout.isTTY && inherited['NO_COLOR'] === undefined ? { FORCE_COLOR: '1' } : {}
  return { ...inherited, ...colour, ...PINNED, ...clockEnvironment(inherited), ...more }
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * Runs a program of an npm package. Output that is not shown live is printed in one piece, so that parts can run in
 * parallel.
 */
async function show(
  name: string,
  args: readonly string[],
  options: { environment: NodeJS.ProcessEnv; isShown: boolean },
) {
  const result = await run(npmProgram(name), args, options)
  if (!options.isShown) console.log(result.output)
  return result
}

async function vitest(report: string, args: readonly string[], { isShown, scope }: PartOptions): Promise<Counts> {
  const file = freshReport(report)
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args]
  const { code } = await show('vitest', all, { environment: environment(casesOf(scope)), isShown })
  return settle(countVitest(file), code)
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), failures: counts.flatMap(({ failures = [] }) => failures) }
}

/** Projects of the unit tests in vite.config.ts. */
const UNIT_PROJECTS = ['rules', 'components']

/** Runs the tests beside the pure rules and counts, besides them, whether they cover the rules. */
async function rulesWithCoverage(exclusions: readonly string[], options: PartOptions): Promise<Counts> {
  const folder = join(REPORTS, 'coverage')
  rmSync(folder, { recursive: true, force: true })
  const all = [...exclusions, ...TESTS_OF_RULES, ...COVERAGE_ARGS, `--coverage.reportsDirectory=${folder}`]
  const tests = await vitest('unit-of-rules', all, options)
  return sumOf([tests, settle(countCoverage(join(folder, 'coverage-summary.json')), 0)])
}

/**
 * Runs each project of the unit tests in a process of its own: two workers of one process would each load the browser
 * environment. The scope `all` measures coverage too. With `args` there is one process.
 */
async function unit(args: readonly string[], options: PartOptions): Promise<Counts> {
  const excluded = (patterns: readonly string[]) => patterns.map((pattern) => `--exclude=${pattern}`)
  const exclusions = excluded(['test/architecture/**'])
  if (args.length > 0) return vitest('unit', [...exclusions, ...args], options)
  const isCovered = options.scope === 'all'
  const others = [...exclusions, ...excluded(isCovered ? GLOBS_OF_RULES : excludedFiles('unit', options.scope))]
  const runs = UNIT_PROJECTS.map((name) => vitest(`unit-${name}`, [...others, `--project=${name}`], options))
  return sumOf(await Promise.all(isCovered ? [rulesWithCoverage(exclusions, options), ...runs] : runs))
}

async function playwright(project: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const report = freshReport(`${project}${more['E2E_FIRST_PORT'] ?? ''}`)
  const { code } = await show('playwright', ['test', `--project=${project}`, ...args], {
    environment: environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...more }),
    isShown: true,
  })
  return settle(countPlaywright(report), code)
}

let compiling: Promise<unknown> | null = null

/** Compiles the contracts once for all parts that start a chain or test them: two compilers would write to one folder. */
const compileOnce = (): Promise<unknown> => (compiling ??= run(npmProgram('hardhat'), [...HARDHAT, 'compile']))

/**
 * First ports of the parallel runs of journeys. Journeys also wait for blocks, so there are more runs than processors.
 */
const JOURNEY_PORTS = [4180, 4280, 4380]
const BUDGET_PORT = '4480'

/**
 * Runs the journeys of the scope in parallel runs, each with its own chain, build and ports. With `args` there is one
 * run.
 */
async function journeys(args: readonly string[], { scope }: PartOptions): Promise<Counts> {
  if (args.length > 0) return playwright('e2e', args)
  await compileOnce()
  const shares = journeyShares(JOURNEY_PORTS.length, scope, excludedFiles('e2e', scope))
  const titles = excludedTitles(scope)
  const exclusions = titles ? [`--grep-invert=${titles.source}`] : []
  const runs = JOURNEY_PORTS.map((port, index) =>
    playwright('e2e', [...exclusions, ...(shares[index] ?? [])], { E2E_FIRST_PORT: String(port) }),
  )
  return sumOf(await Promise.all(runs))
}

async function contracts(args: readonly string[], { isShown, scope }: PartOptions): Promise<Counts> {
  await compileOnce()
  const chosen = args.length > 0 ? args : filesOf('test/contracts', excludedFiles('contracts', scope)).toSorted()
  const { code, output } = await run(npmProgram('hardhat'), [...HARDHAT, 'test', ...chosen], {
    environment: environment({
      ...casesOf(scope),
      NODE_OPTIONS: `${clockEnvironment(process.env).NODE_OPTIONS} --import tsx`,
      HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
      HARDHAT_INITIAL_DATE: new Date(TEST_START_MS).toISOString(),
      // No bundler resolves the deployment of the app's modules here, so this file names it.
      TSX_TSCONFIG_PATH: 'test/contracts/tsconfig.json',
    }),
    isShown,
  })
  return settle(countMocha(output), code)
}

async function devnet(args: readonly string[], options: PartOptions): Promise<Counts> {
  await compileOnce()
  const excludedByScope = args.length > 0 ? [] : excludedFiles('devnet', options.scope)
  const exclusions = excludedByScope.map((file) => `--exclude=${file}`)
  return vitest('devnet', ['--config=test/devnet.vitest.config.ts', ...exclusions, ...args], options)
}

/** Where Debian's package installs PostgreSQL. */
const POSTGRESQL = '/usr/lib/postgresql'
const POSTGRESQL_TESTS = ['services/store/postgres.test.ts', 'services/postgres.test.ts']

async function services(args: readonly string[], options: PartOptions): Promise<Counts> {
  // Some of the files start a local chain.
  await compileOnce()
  const hasPostgres = existsSync(POSTGRESQL)
  if (!hasPostgres)
    console.log(`skipped: ${POSTGRESQL_TESTS.join(', ')} (Debian's package postgresql is not installed)`)
  const exclusions = hasPostgres ? [] : POSTGRESQL_TESTS.map((file) => `--exclude=${file}`)
  const coverageOfAll = args.length > 0 ? [] : ['--coverage.enabled']
  return vitest('services', ['--config=services/vitest.config.ts', ...coverageOfAll, ...exclusions, ...args], options)
}

async function budget(args: readonly string[], { scope }: PartOptions): Promise<Counts> {
  await compileOnce()
  const chosen = args.length > 0 ? args : filesOf('test/budget', excludedFiles('budget', scope))
  return playwright('budget', chosen, { E2E_FIRST_PORT: process.env['E2E_FIRST_PORT'] ?? BUDGET_PORT })
}

/** Builds the commit twice, at different paths, and counts one check: that no file differs. */
async function builds(args: readonly string[], { isShown }: PartOptions): Promise<Counts> {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'scripts/compareBuilds.ts', ...args], {
    isShown,
  })
  if (!isShown) console.log(output.trimEnd())
  const failures = code === 0 ? [] : ['two builds of one commit differ', output.slice(-2000)]
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures }
}

/** The parts, each below those that it starts after. */
export const parts: readonly Part[] = [
  { name: 'check', about: 'types, lint, format, unused code, architecture', isOnlyInAll: true, run: check },
  { name: 'unit', about: 'rules and components, in full with the coverage of the pure rules', run: unit },
  { name: 'contracts', about: 'the protocol in Solidity', run: contracts },
  { name: 'devnet', about: 'the local chain', run: devnet },
  { name: 'services', about: 'the services that a team hosts: hub, names, stores', isOnlyInAll: true, run: services },
  { name: 'builds', about: 'two builds of the commit are equal', isOnlyInAll: true, run: builds },
  { name: 'e2e', about: 'journeys in a browser against the local chain', run: journeys },
  { name: 'budget', about: 'what visits load, request and render', run: budget },
]

/** Parts that keep the processors busy. Tests of the services mostly wait, so they may still run beside journeys. */
const BUSY = ['check', 'unit', 'contracts', 'devnet', 'builds']

/** Parts that have to end before a part starts; all others run in parallel. */
export const startsAfter: Readonly<Record<string, readonly string[]>> = { e2e: BUSY, budget: BUSY }
