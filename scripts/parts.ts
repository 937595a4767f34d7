import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { countCoverage, COVERAGE_WORDS } from './coverage.ts'
import { countMocha, countPlaywright, countVitest, settle, type Counts } from './counts.ts'
import { filesOf, journeyShares } from './journeyShares.ts'
import { npmProgram, root, run } from './program.ts'
import { filesLeftOut, type Scope } from './scope.ts'

/** How a part is run. */
export interface Manner {
  /** True where the part's output is shown as it comes; else it is shown at its end. */
  isShown: boolean
  scope: Scope
}

export interface Part {
  name: string
  about: string
  /** True for a part of `npm run test:all` alone. */
  isOnlyInAll?: boolean
  /** Runs the part and returns its counts; `words` are handed to its tool, and leave the choice of files to it. */
  run: (words: readonly string[], manner: Manner) => Promise<Counts>
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

/** Runs a program of an npm package. Output that is not shown live is printed in one piece, so that two can run at a time. */
async function show(
  name: string,
  args: readonly string[],
  options: { environment: NodeJS.ProcessEnv; isShown: boolean },
) {
  const ended = await run(npmProgram(name), args, options)
  if (!options.isShown) console.log(ended.output)
  return ended
}

async function vitest(name: string, args: readonly string[], { isShown }: Manner): Promise<Counts> {
  const report = freshReport(name)
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]
  const { code } = await show('vitest', all, { environment: environment(), isShown })
  return settle(countVitest(report), code)
}

function unit(words: readonly string[], manner: Manner): Promise<Counts> {
  const leftOut = words.length > 0 ? [] : filesLeftOut('unit', manner.scope)
  const excluded = ['test/architecture/**', ...leftOut].map((pattern) => `--exclude=${pattern}`)
  return vitest('unit', [...excluded, ...words], manner)
}

/** Counts how much of the pure rules the tests run; the part `unit` counts whether they pass. */
async function coverage(words: readonly string[], { isShown }: Manner): Promise<Counts> {
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

/** First ports of the runs that share the journeys. A journey mostly waits for blocks, so there are more runs than processors. */
const JOURNEY_PORTS: Readonly<Record<Scope, readonly number[]>> = {
  short: [4180, 4280, 4380, 4580],
  all: [4180, 4280, 4380],
}
const BUDGET_PORT = '4480'

/** Runs the journeys of the scope side by side, each run with a chain, a build and ports of its own; chosen ones in one run. */
async function journeys(words: readonly string[], { scope }: Manner): Promise<Counts> {
  if (words.length > 0) return playwright('e2e', words)
  await compiled()
  const ports = JOURNEY_PORTS[scope]
  const shares = journeyShares(ports.length, filesLeftOut('e2e', scope))
  const runs = ports.map((port, index) => playwright('e2e', shares[index] ?? [], { E2E_FIRST_PORT: String(port) }))
  const counts = await Promise.all(runs)
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), failures: counts.flatMap(({ failures = [] }) => failures) }
}

async function contracts(words: readonly string[], { isShown }: Manner): Promise<Counts> {
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

async function devnet(words: readonly string[], manner: Manner): Promise<Counts> {
  await compiled()
  return vitest('devnet', ['--config=test/devnet.vitest.config.ts', ...words], manner)
}

/** The block time of the real chain (trading 9), so that counts are those of a visitor. */
const VISITED = { E2E_BLOCK_SECONDS: '3' }

async function budget(words: readonly string[], { scope }: Manner): Promise<Counts> {
  await compiled()
  const chosen = words.length > 0 ? words : filesOf('test/budget', filesLeftOut('budget', scope))
  return playwright('budget', chosen, { E2E_FIRST_PORT: process.env['E2E_FIRST_PORT'] ?? BUDGET_PORT, ...VISITED })
}

/** Builds what is committed twice, at different paths, and counts one check: that no file differs. */
async function builds(words: readonly string[], { isShown }: Manner): Promise<Counts> {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'scripts/compareBuilds.ts', ...words], {
    isShown,
  })
  if (!isShown) console.log(output.trimEnd())
  const failures = code === 0 ? [] : ['two builds of one commit differ', output.slice(-2000)]
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures }
}

/** The parts in the order in which they run. */
export const parts: readonly Part[] = [
  { name: 'check', about: 'types, lint, format, unused code, architecture', run: check },
  { name: 'unit', about: 'rules and components', run: unit },
  { name: 'coverage', about: 'how much of the pure rules is run by a test', run: coverage },
  { name: 'contracts', about: 'the protocol in Solidity', run: contracts },
  { name: 'devnet', about: 'the local chain', run: devnet },
  { name: 'e2e', about: 'journeys in a browser against the local chain', run: journeys },
  { name: 'budget', about: 'what visits load, ask for and draw', run: budget },
  { name: 'builds', about: 'two builds of the commit are equal', isOnlyInAll: true, run: builds },
]

/** The parts that run at the same time. Tests of the local chain, journeys and visits mostly wait for blocks. */
export const groups: readonly (readonly string[])[] = [
  ['check', 'coverage'],
  ['unit', 'devnet', 'contracts'],
  ['e2e', 'budget'],
  ['builds'],
]
