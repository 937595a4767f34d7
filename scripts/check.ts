import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { interruption, npmProgram, root, run, stopProgramsOnExit } from './program.ts'
import { faultsOfCommits } from './commitMessages.ts'
import type { Counts } from './counts.ts'

const STEPS: readonly { name: string; program: string; args: readonly string[] }[] = [
  { name: 'types', program: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'types of services', program: 'tsc', args: ['--noEmit', '-p', 'services'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'unused', program: 'knip', args: ['--no-progress'] },
  { name: 'architecture', program: 'vitest', args: ['run', 'test/architecture', '--reporter=dot'] },
]

/** Runs every static check. Prints one line per check, and the output of failed ones. Returns the counts. */
export async function check(): Promise<Counts> {
  const counts = { passed: 0, failed: 0, failures: [] as string[] }
  function report(name: string, output: string, isOk: boolean, tookMs: number): void {
    counts[isOk ? 'passed' : 'failed'] += 1
    console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(18)}${(tookMs / 1000).toFixed(1).padStart(6)} s`)
    if (isOk) return
    console.log(output.trimEnd())
    counts.failures.push(name)
  }
  const startedAtMs = performance.now()
  const faults = faultsOfCommits()
  report('commits', faults.join('\n'), faults.length === 0, performance.now() - startedAtMs)
  for (const { name, program, args } of STEPS) {
    if (interruption()) break
    const { code, output, tookMs } = await run(npmProgram(program), args)
    report(name, output, code === 0, tookMs)
  }
  return counts
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) {
  stopProgramsOnExit()
  const { failed } = await check()
  process.exitCode = failed > 0 || interruption() ? 1 : 0
}
