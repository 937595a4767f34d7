import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { percentile, type Measurement } from '../test/bench/figures.ts'
import { findChromium } from './findChromium.ts'
import { npmProgram, root, run, stopProgramsWithUs } from './program.ts'

const REPORTS = join(root, '.cache', 'reports')
const PAGES = join(REPORTS, 'bench.jsonl')
const RULES = join(REPORTS, 'bench-rules.json')
const TABLE = join(root, 'docs', 'performance.md')

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

const figuresOf = (samplesMs: readonly number[]): string =>
  [percentile(samplesMs, 50), percentile(samplesMs, 95), Math.min(...samplesMs), Math.max(...samplesMs)]
    .map(ms)
    .concat(String(samplesMs.length))
    .join(' | ')

function pageRows(): string[] {
  const lines = existsSync(PAGES) ? readFileSync(PAGES, 'utf8').trim().split('\n') : []
  return lines.flatMap((line) => {
    const { what, samplesMs, goal = '', rival } = JSON.parse(line) as Measurement
    const own = `| ${what} | ${figuresOf(samplesMs)} | ${goal} |`
    return rival ? [own, `| – rival: ${rival.what} | ${figuresOf(rival.samplesMs)} | |`] : [own]
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

/** Measures the pages and the route search, prints the raw figures as a table and writes it to docs/performance.md. */
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
  ].join('\n')
  writeFileSync(TABLE, text)
  console.log(`\n${text}`)
  return Math.max(rules.code, pages.code)
}

process.exitCode = await bench(process.argv.slice(2))
