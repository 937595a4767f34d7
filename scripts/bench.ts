import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { startChild, stopAllChildren } from '../devnet/node/child.ts'
import { freePortBlock } from '../devnet/node/ports.ts'
import { percentile, type Measurement } from '../test/bench/figures.ts'
import { builtCommit } from './build/commit.ts'
import { findChromium } from './findChromium.ts'
import { npmProgram, root, run, stopProgramsOnExit } from './program.ts'

const REPORTS = join(root, '.cache', 'reports')
const PAGE_RESULTS = join(REPORTS, 'bench.jsonl')
const RULE_RESULTS = join(REPORTS, 'bench-rules.json')
const TABLE = join(root, 'docs', 'performance.md')
/** A run replaces only the text above this heading. */
const NOTES_HEADING = '## What was tried and did not help'

const STARTS = 3
const START_PORT = 18_600
/** Ports of `npm start`: chain, explorer, lists, services and reserve; the app uses the last one. */
const START_PORTS = 8
const START_TIMEOUT_MS = 120_000

/** Fields of Vitest's report that are read; times in milliseconds. */
interface RulesReport {
  files: {
    groups: {
      fullName: string
      benchmarks: { name: string; median: number; p99: number; min: number; max: number; sampleCount: number }[]
    }[]
  }[]
}

const ms = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(2))

const figuresOf = (samples: readonly number[]): string =>
  [percentile(samples, 50), percentile(samples, 95), Math.min(...samples), Math.max(...samples)]
    .map(ms)
    .concat(String(samples.length))
    .join(' | ')

function pageRows(): string[] {
  const lines = existsSync(PAGE_RESULTS) ? readFileSync(PAGE_RESULTS, 'utf8').trim().split('\n') : []
  return lines.flatMap((line) => {
    const { what, samples, unit, goal = '', baseline } = JSON.parse(line) as Measurement
    const own = `| ${what}${unit ? ` (${unit})` : ''} | ${figuresOf(samples)} | ${goal} |`
    return baseline ? [own, `| – baseline: ${baseline.what} | ${figuresOf(baseline.samples)} | |`] : [own]
  })
}

function ruleRows(): string[] {
  const { files } = JSON.parse(readFileSync(RULE_RESULTS, 'utf8')) as RulesReport
  return files.flatMap(({ groups }) =>
    groups.flatMap(({ fullName, benchmarks }) =>
      benchmarks.map(
        ({ name, median, p99, min, max, sampleCount }) =>
          `| ${fullName.split(' > ').at(-1)}: ${name} | ${[median, p99, min, max].map(ms).join(' | ')} | ${sampleCount} |`,
      ),
    ),
  )
}

/** Starts the whole product a few times, and records the seconds until it prints that it is ready. */
async function measureStart(): Promise<void> {
  const samples: number[] = []
  for (let index = 0; index < STARTS; index += 1) {
    const port = await freePortBlock(START_PORT, START_PORTS)
    const startedAtMs = performance.now()
    const child = startChild({
      ...{ name: 'npm start', command: process.execPath, directory: root, environment: process.env },
      args: [
        '--import',
        'tsx',
        'devnet/start.ts',
        '--port',
        String(port),
        '--app-port',
        String(port + START_PORTS - 1),
      ],
    })
    await child.waitForOutput(/Hotcake is ready/, START_TIMEOUT_MS)
    samples.push((performance.now() - startedAtMs) / 1000)
    await stopAllChildren()
  }
  appendFileSync(PAGE_RESULTS, `${JSON.stringify({ what: '`npm start`', unit: 's', samples, goal: '20 s' })}\n`)
}

/** Measures the services under load, on the embedded database and on PostgreSQL. */
async function measureServices(): Promise<void> {
  const child = startChild({
    ...{ name: 'The load on the services', command: process.execPath, directory: root },
    args: ['--import', 'tsx', 'services/testing/measureLoad.ts'],
    environment: { ...process.env, BENCH_FILE: PAGE_RESULTS },
  })
  console.log(`The load on the services: ${await child.ended}.`)
}

/** Returns the notes below the tables, which a run preserves. */
function existingNotes(): string {
  const text = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : ''
  const at = text.indexOf(NOTES_HEADING)
  return at < 0 ? `${NOTES_HEADING}\n\nNothing yet.\n` : text.slice(at)
}

/**
 * Measures the route search, the pages, the start and the services. Prints the raw figures and writes them to
 * docs/performance.md.
 */
async function bench(args: readonly string[]): Promise<number> {
  stopProgramsOnExit()
  mkdirSync(REPORTS, { recursive: true })
  rmSync(PAGE_RESULTS, { force: true })
  const isShown = true
  const rules = await run(
    npmProgram('vitest'),
    ['bench', '--run', '--project', 'rules', `--outputJson=${RULE_RESULTS}`],
    {
      isShown,
    },
  )
  const pages = await run(npmProgram('playwright'), ['test', '--project=bench', ...args], {
    environment: { ...process.env, BENCH_FILE: PAGE_RESULTS },
    isShown,
  })
  if (args.length === 0) {
    await measureStart()
    await measureServices()
  }
  const { version } = await findChromium()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${version}`
  const text = [
    '# Performance',
    '',
    'After reading this page you know how fast the app is, and can compare a change with it. `npm run bench` writes this page.',
    'Every figure is raw, in milliseconds. Pages run at a 4x CPU slow-down. A baseline is the same measurement without the app.',
    'Tests assert no duration: counts that limit the work of a page are in `test/budget`. How long the tests take is in',
    '[testing.md](testing.md).',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} at commit ${builtCommit().slice(0, 8)} on ${machine}.`,
    '',
    '| page | median | p95 | min | max | runs | goal |',
    '|---|---|---|---|---|---|---|',
    ...pageRows(),
    '',
    '| rule | median | p99 | min | max | runs |',
    '|---|---|---|---|---|---|',
    ...ruleRows(),
    '',
    existingNotes(),
  ].join('\n')
  writeFileSync(TABLE, text)
  console.log(`\n${text}`)
  return Math.max(rules.code, pages.code)
}

process.exitCode = await bench(process.argv.slice(2))
