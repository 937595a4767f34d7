import { parts, startsAfter, type PartOptions, type Part } from './parts.ts'
import { interruption, stopProgramsOnExit } from './program.ts'
import type { Counts } from './counts.ts'
import type { Scope } from './scope.ts'

const names = parts.map(({ name }) => name)

interface TestRun {
  chosen: readonly Part[]
  /** Arguments for the tool of a single part. */
  rest: readonly string[]
  scope: Scope
}

/**
 * Returns the run that the command line requests: every part in short, every part in full after `--all`, or the named
 * parts in full. Returns null for invalid arguments.
 */
function parseArguments(args: readonly string[]): TestRun | null {
  if (args[0] === '--all') return args.length > 1 ? null : { chosen: parts, rest: [], scope: 'all' }
  const end = args.findIndex((arg) => !names.includes(arg))
  const requested = end < 0 ? args : args.slice(0, end)
  const rest = end < 0 ? [] : args.slice(end)
  if (rest.length > 0 && requested.length !== 1) return null
  if (requested.length > 0) return { chosen: parts.filter(({ name }) => requested.includes(name)), rest, scope: 'all' }
  return { chosen: parts.filter(({ isOnlyInAll }) => !isOnlyInAll), rest, scope: 'short' }
}

function heading(text: string): void {
  console.log(`\n${'='.repeat(80)}\n${text}\n${'='.repeat(80)}`)
}

interface PartResult extends Counts {
  name: string
  tookMs: number
}

async function runPart({ name, about, run }: Part, rest: readonly string[], options: PartOptions): Promise<PartResult> {
  heading(`${name}: ${about}`)
  const startedAt = performance.now()
  let counts: Counts
  try {
    counts = await run(rest, options)
  } catch (error) {
    console.error(error)
    counts = { passed: 0, failed: 1 }
  }
  return { name, ...counts, tookMs: performance.now() - startedAt }
}

/** Runs a part once those that it starts after have ended; null after an interruption. They come first in `started`. */
async function runInTurn(
  part: Part,
  rest: readonly string[],
  options: PartOptions,
  started: ReadonlyMap<string, Promise<unknown>>,
): Promise<PartResult | null> {
  for (const name of startsAfter[part.name] ?? []) await started.get(name)
  return interruption() ? null : runPart(part, rest, options)
}

function summarise(results: readonly PartResult[]): Counts {
  // Often only the end of a long output is stored, so the failures are repeated here.
  for (const { name, failures = [] } of results) {
    if (failures.length > 0) heading(`failed in ${name}`)
    for (const failure of failures) console.log(failure)
  }
  heading('summary')
  for (const { name, passed, failed, tookMs } of results) {
    const figures = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed`
    console.log(`${name.padEnd(10)}${figures}${(tookMs / 1000).toFixed(1).padStart(8)} s`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function main(args: readonly string[]): Promise<number> {
  const testRun = parseArguments(args)
  if (!testRun) {
    console.error(
      `Usage: npm test [--all | ${names.join('|')} ...]; arguments after the name of one part are passed to its tool.`,
    )
    return 2
  }
  stopProgramsOnExit()
  const options = { isShown: testRun.chosen.length === 1, scope: testRun.scope }
  const started = new Map<string, Promise<PartResult | null>>()
  for (const part of testRun.chosen) started.set(part.name, runInTurn(part, testRun.rest, options, started))
  const results = (await Promise.all(started.values())).filter((result) => result !== null)
  if (interruption()) {
    console.log('\nInterrupted.')
    return 130
  }
  const { passed, failed } = summarise(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
