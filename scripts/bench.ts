import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { startChild, stopAllChildren } from '../devnet/node/child.ts'
import { freePortBlock } from '../devnet/node/ports.ts'
import { percentile, type Measurement } from '../test/bench/figures.ts'
import { findChromium } from './findChromium.ts'
import { npmProgram, root, run, stopProgramsWithUs } from './program.ts'

const REPORTS = join(root, '.cache', 'reports')
const PAGES = join(REPORTS, 'bench.jsonl')
const RULES = join(REPORTS, 'bench-rules.json')
const TABLE = join(root, 'docs', 'performance.md')
/** The heading below which a run changes nothing. */
const NOTES = '## What was tried and did not help'

const STARTS = 3
const START_PORT = 18_600
/** Chain, explorer, lists, and the rest of `npm start`; the app takes the last. */
const START_PORTS = 8
const START_TIMEOUT_MS = 120_000

/** The parts of Vitest's report that are used; times in milliseconds. */
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
  const lines = existsSync(PAGES) ? readFileSync(PAGES, 'utf8').trim().split('\n') : []
  return lines.flatMap((line) => {
    const { what, samples, unit, goal = '', rival } = JSON.parse(line) as Measurement
    const own = `| ${what}${unit ? ` (${unit})` : ''} | ${figuresOf(samples)} | ${goal} |`
    return rival ? [own, `| – rival: ${rival.what} | ${figuresOf(rival.samples)} | |`] : [own]
  })
}

function ruleRows(): string[] {
  const { files } = JSON.parse(readFileSync(RULES, 'utf8')) as RulesReport
  return files.flatMap(({ groups }) =>
    groups.flatMap(({ fullName, benchmarks }) =>
      benchmarks.map(
        ({ name, median, p99, min, max, sampleCount }) =>
          `| ${fullName.split(' > ').at(-1)}: ${name} | ${[median, p99, min, max].map(ms).join(' | ')} | ${sampleCount} |`,
      ),
    ),
  )
}

/** Starts the whole product a few times, and records the seconds until it says that it is ready. */
async function measureStart(): Promise<void> {
  const samples: number[] = []
  for (let turn = 0; turn < STARTS; turn += 1) {
    const port = await freePortBlock(START_PORT, START_PORTS)
    const startedAtMs = performance.now()
    const started = startChild({
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
    await started.waitForOutput(/Hotcake is ready/, START_TIMEOUT_MS)
    samples.push((performance.now() - startedAtMs) / 1000)
    await stopAllChildren()
  }
  appendFileSync(PAGES, `${JSON.stringify({ what: '`npm start`', unit: 's', samples, goal: '20 s' })}\n`)
}

/** Returns the notes below the tables, which a new run does not change. */
function writtenNotes(): string {
  const text = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : ''
  const at = text.indexOf(NOTES)
  return at < 0 ? `${NOTES}\n\nNothing yet.\n` : text.slice(at)
}

/** Measures the start, the pages and the route search, prints the raw figures and writes them to docs/performance.md. */
async function bench(words: readonly string[]): Promise<number> {
  stopProgramsWithUs()
  mkdirSync(REPORTS, { recursive: true })
  rmSync(PAGES, { force: true })
  const isShown = true
  const rules = await run(npmProgram('vitest'), ['bench', '--run', '--project', 'rules', `--outputJson=${RULES}`], {
    isShown,
  })
  const pages = await run(npmProgram('playwright'), ['test', '--project=bench', ...words], {
    environment: { ...process.env, BENCH_FILE: PAGES, E2E_BLOCK_SECONDS: '3' },
    isShown,
  })
  if (words.length === 0) await measureStart()
  const { version } = await findChromium()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${version}`
  const text = [
    '# Performance',
    '',
    'Read this to see how fast the app is and what a change costs. `npm run bench` writes it; every figure is raw, in milliseconds.',
    'Pages run at a 4x CPU slow-down. Tests assert no duration: counts that stand for speed are in `test/budget`.',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}.`,
    '',
    '| page | median | p95 | min | max | runs | goal |',
    '|---|---|---|---|---|---|---|',
    ...pageRows(),
    '',
    '| rule | median | p99 | min | max | runs |',
    '|---|---|---|---|---|---|',
    ...ruleRows(),
    '',
    writtenNotes(),
  ].join('\n')
  writeFileSync(TABLE, text)
  console.log(`\n${text}`)
  return Math.max(rules.code, pages.code)
}

process.exitCode = await bench(process.argv.slice(2))
