import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { countCoverage, COVERAGE_WORDS } from './coverage.ts'
import { countMocha, countPlaywright, countVitest, settle, type Counts } from './counts.ts'
import { journeyShares } from './journeyShares.ts'
import { npmProgram, root, run } from './program.ts'

export interface Part {
  name: string
  about: string
  /** Runs the part; `words` are handed to its tool. What it prints is shown as it comes, or at its end. */
  run: (words: readonly string[], isShown: boolean) => Promise<Counts>
}

const HARDHAT = ['--config', 'contracts/hardhat.config.cjs']
const REPORTS = join(root, '.cache', 'reports')

/** The tests choose their deployment and mode themselves, whatever the caller's shell has set. */
function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { DEPLOYMENT: _deployment, NODE_ENV: _mode, ...inherited } = process.env
  const colour = process.stdout.isTTY && inherited['NO_COLOR'] === undefined ? { FORCE_COLOR: '1' } : {}
  return { ...inherited, ...colour, ...more }
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Runs a program of npm's; what is not shown while it comes is shown in one piece, so that two can run at a time. */
async function show(
  name: string,
  args: readonly string[],
  options: { environment: NodeJS.ProcessEnv; isShown: boolean },
) {
  const ended = await run(npmProgram(name), args, options)
  if (!options.isShown) console.log(ended.output)
  return ended
}

const vitest = (name: string, args: readonly string[]) => async (words: readonly string[], isShown: boolean) => {
  const report = freshReport(name)
  const all = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words]
  const { code } = await show('vitest', all, { environment: environment(), isShown })
  return settle(countVitest(report), code)
}

/** Whether the tests pass is told by their own part; here it counts how much of the pure rules they run. */
async function coverage(words: readonly string[], isShown: boolean): Promise<Counts> {
  const folder = join(REPORTS, 'coverage')
  rmSync(folder, { recursive: true, force: true })
  const all = ['run', ...COVERAGE_WORDS, `--coverage.reportsDirectory=${folder}`, ...words]
  await show('vitest', all, { environment: environment(), isShown })
  return settle(countCoverage(join(folder, 'coverage-summary.json')), 0)
}

async function playwright(project: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const report = freshReport(`${project}${more['E2E_FIRST_PORT'] ?? ''}`)
  const { code } = await show('playwright', ['test', `--project=${project}`, ...words], {
    environment: environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...more }),
    isShown: true,
  })
  return settle(countPlaywright(report), code)
}

let compiling: Promise<unknown> | null = null

/** Compiles the contracts once for all parts that start a chain or test them: two compilers would write to one folder. */
const compiled = (): Promise<unknown> => (compiling ??= run(npmProgram('hardhat'), [...HARDHAT, 'compile']))

/** Ports of the runs that share the journeys; much of a journey is waiting for a block, so there are more than processors. */
const JOURNEY_PORTS = [4180, 4280, 4380] as const
const BUDGET_PORT = '4480'

/** All journeys are some runs side by side, each with a chain, a build and ports of its own; chosen ones are one. */
async function journeys(words: readonly string[]): Promise<Counts> {
  if (words.length > 0) return playwright('e2e', words)
  await compiled()
  const shares = journeyShares(JOURNEY_PORTS.length)
  const runs = JOURNEY_PORTS.map((port, index) =>
    playwright('e2e', shares[index] ?? [], { E2E_FIRST_PORT: String(port) }),
  )
  const counts = await Promise.all(runs)
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), failures: counts.flatMap(({ failures = [] }) => failures) }
}

async function contracts(words: readonly string[], isShown: boolean): Promise<Counts> {
  await compiled()
  const { code, output } = await run(npmProgram('hardhat'), [...HARDHAT, 'test', ...words], {
    environment: environment({
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import tsx`.trim(),
      HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    }),
    isShown,
  })
  return settle(countMocha(output), code)
}

async function devnet(words: readonly string[], isShown: boolean): Promise<Counts> {
  await compiled()
  return vitest('devnet', ['--config=test/devnet.vitest.config.ts'])(words, isShown)
}

/** Blocks as seldom as the chain makes them (trading 9): what is counted is what a visitor has. */
const VISITED = { E2E_BLOCK_SECONDS: '3' }

async function budget(words: readonly string[]): Promise<Counts> {
  await compiled()
  return playwright('budget', words, { E2E_FIRST_PORT: process.env['E2E_FIRST_PORT'] ?? BUDGET_PORT, ...VISITED })
}

/** What `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  { name: 'check', about: 'types, lint, format, unused code, architecture', run: check },
  {
    name: 'unit',
    about: 'rules and components',
    run: vitest('unit', ['--exclude=test/architecture/**']),
  },
  { name: 'coverage', about: 'how much of the pure rules is run by a test', run: coverage },
  { name: 'contracts', about: 'the protocol in Solidity', run: contracts },
  { name: 'devnet', about: 'the local chain', run: devnet },
  { name: 'e2e', about: 'journeys in a browser against the local chain', run: journeys },
  { name: 'budget', about: 'what visits load, ask for and draw', run: budget },
]

/** Which parts run at the same time. The local chain's tests, and what is counted of visits, mostly wait for blocks. */
export const groups: readonly (readonly string[])[] = [
  ['check', 'coverage'],
  ['unit', 'devnet', 'contracts'],
  ['e2e', 'budget'],
]
