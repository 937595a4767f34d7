import { groups, parts, type Manner, type Part } from './parts.ts'
import { interruption, stopProgramsWithUs } from './program.ts'
import type { Counts } from './counts.ts'
import type { Scope } from './scope.ts'

const names = parts.map(({ name }) => name)

interface Request {
  chosen: readonly Part[]
  /** Words for the tool of a single part. */
  rest: readonly string[]
  scope: Scope
}

/**
 * Returns what the command line asks for: every part in short, every part whole after `--all`, or the parts named, whole.
 * Null when it makes no sense.
 */
function readWords(words: readonly string[]): Request | null {
  if (words[0] === '--all') return words.length > 1 ? null : { chosen: parts, rest: [], scope: 'all' }
  const end = words.findIndex((word) => !names.includes(word))
  const asked = end < 0 ? words : words.slice(0, end)
  const rest = end < 0 ? [] : words.slice(end)
  if (rest.length > 0 && asked.length !== 1) return null
  if (asked.length > 0) return { chosen: parts.filter(({ name }) => asked.includes(name)), rest, scope: 'all' }
  return { chosen: parts.filter(({ isOnlyInAll }) => !isOnlyInAll), rest, scope: 'short' }
}

function heading(text: string): void {
  console.log(`\n${'='.repeat(80)}\n${text}\n${'='.repeat(80)}`)
}

async function runPart({ name, about, run }: Part, rest: readonly string[], manner: Manner) {
  heading(`${name}: ${about}`)
  const startedAt = performance.now()
  let counts: Counts
  try {
    counts = await run(rest, manner)
  } catch (error) {
    console.error(error)
    counts = { passed: 0, failed: 1 }
  }
  return { name, ...counts, tookMs: performance.now() - startedAt }
}

function summarise(results: readonly (Counts & { name: string; tookMs: number })[]): Counts {
  // Often only the end of a long output is stored.
  for (const { name, failures = [] } of results) {
    if (failures.length > 0) heading(`failed in ${name}`)
    for (const said of failures) console.log(said)
  }
  heading('summary')
  for (const { name, passed, failed, tookMs } of results) {
    const figures = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed`
    console.log(`${name.padEnd(10)}${figures}${(tookMs / 1000).toFixed(1).padStart(8)} s`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function main(words: readonly string[]): Promise<number> {
  const request = readWords(words)
  if (!request) {
    console.error(`Usage: npm test [--all | ${names.join('|')} ...]; words after the name of one part go to its tool.`)
    return 2
  }
  stopProgramsWithUs()
  const results = []
  for (const group of groups) {
    const together = request.chosen.filter(({ name }) => group.includes(name))
    const manner = { isShown: together.length === 1, scope: request.scope }
    results.push(...(await Promise.all(together.map((part) => runPart(part, request.rest, manner)))))
    if (interruption()) {
      console.log('\nInterrupted.')
      return 130
    }
  }
  const { passed, failed } = summarise(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
