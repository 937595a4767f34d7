import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { interruption, npmProgram, root, run, stopProgramsWithUs } from './program.ts'
import type { Counts } from './counts.ts'

const STEPS: readonly { name: string; program: string; args: readonly string[] }[] = [
  { name: 'types', program: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'unused', program: 'knip', args: ['--no-progress'] },
  { name: 'architecture', program: 'vitest', args: ['run', 'test/architecture', '--reporter=dot'] },
]

/** Runs every static check, one line a verdict and the whole output of what failed; answers how many passed. */
export async function check(): Promise<Counts> {
  const counts = { passed: 0, failed: 0, failures: [] as string[] }
  for (const { name, program, args } of STEPS) {
    if (interruption()) break
    const { code, output, tookMs } = await run(npmProgram(program), args)
    const isFine = code === 0
    counts[isFine ? 'passed' : 'failed'] += 1
    console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name.padEnd(13)}${(tookMs / 1000).toFixed(1).padStart(6)} s`)
    if (isFine) continue
    console.log(output.trimEnd())
    counts.failures.push(name)
  }
  return counts
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) {
  stopProgramsWithUs()
  const { failed } = await check()
  process.exitCode = failed > 0 || interruption() ? 1 : 0
}
