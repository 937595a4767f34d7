import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { countMocha, countPlaywright, countVitest, settle, type Counts } from './counts.ts'
import { npmProgram, root, run } from './program.ts'

export interface Part {
  name: string
  about: string
  /** Runs the part; `words` are handed to its tool. */
  run: (words: readonly string[]) => Promise<Counts>
}

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

const vitest = (name: string, args: readonly string[]) => async (words: readonly string[]) => {
  const report = freshReport(name)
  const all = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words]
  const { code } = await run(npmProgram('vitest'), all, { environment: environment(), isShown: true })
  return settle(countVitest(report), code)
}

const playwright = (project: string) => async (words: readonly string[]) => {
  const report = freshReport(project)
  const { code } = await run(npmProgram('playwright'), ['test', `--project=${project}`, ...words], {
    environment: environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    isShown: true,
  })
  return settle(countPlaywright(report), code)
}

async function contracts(words: readonly string[]): Promise<Counts> {
  const { code, output } = await run(
    npmProgram('hardhat'),
    ['--config', 'contracts/hardhat.config.cjs', 'test', ...words],
    {
      environment: environment({
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import tsx`.trim(),
        HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
      }),
      isShown: true,
    },
  )
  return settle(countMocha(output), code)
}

/** What `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  { name: 'check', about: 'types, lint, format, unused code, architecture', run: check },
  { name: 'unit', about: 'rules and components', run: vitest('unit', ['--exclude=test/architecture/**']) },
  { name: 'contracts', about: 'the protocol in Solidity', run: contracts },
  { name: 'devnet', about: 'the local chain', run: vitest('devnet', ['--config=test/devnet.vitest.config.ts']) },
  { name: 'e2e', about: 'journeys in a browser against the local chain', run: playwright('e2e') },
  { name: 'budget', about: 'size and speed of the production build', run: playwright('budget') },
]
