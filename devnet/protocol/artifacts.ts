import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startChild } from '../node/child.ts'
import { root } from '../node/root.ts'
import { StopReason } from '../node/stopReason.ts'

/** A compiled contract: what to call and what to deploy. */
export interface Artifact {
  abi: readonly object[]
  bytecode: string
}

const require = createRequire(import.meta.url)
const contracts = join(root, 'contracts')
const stampFile = join(contracts, 'cache', 'devnet-stamp')
const hardhatNotes = join(contracts, 'cache', 'solidity-files-cache.json')
const made = ['artifacts', 'cache']

const artifactFile = (area: string, name: string) => join(contracts, 'artifacts', area, `${name}.sol`, `${name}.json`)

/** Answers a fingerprint of all that compiling depends on, sources, settings, compiler, and of what Hardhat noted down after it. */
function fingerprint(): string {
  const hash = createHash('sha256')
  // Others compile too: sources that were changed, compiled and changed back would otherwise look compiled.
  if (existsSync(hardhatNotes)) hash.update(readFileSync(hardhatNotes))
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(sol|cjs)$/.test(file) && !made.some((folder) => file.startsWith(folder)))
    .toSorted()
  for (const file of files) hash.update(file).update(readFileSync(join(contracts, file)))
  return hash.update(readFileSync(require.resolve('solc/package.json'))).digest('hex')
}

/**
 * Compiles the contracts unless what is there was made from these very sources, and says so, for it takes seconds. Throws a
 * StopReason when they do not compile.
 */
export async function ensureArtifacts(tell: (news: string) => void): Promise<void> {
  const isThere = existsSync(join(contracts, 'artifacts')) && existsSync(stampFile)
  if (isThere && readFileSync(stampFile, 'utf8') === fingerprint()) return
  tell('Compiling the contracts, which takes a few seconds whenever they changed.')
  const child = startChild({
    name: 'The compiler',
    command: process.execPath,
    args: [
      ...[require.resolve('hardhat/internal/cli/bootstrap.js'), '--config', join(contracts, 'hardhat.config.cjs')],
      'compile',
    ],
    directory: root,
    environment: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
  })
  const how = await child.ended
  if (!how.startsWith('it ended with code 0')) {
    throw new StopReason(
      'The contracts do not compile: see npx hardhat --config contracts/hardhat.config.cjs compile for the reason.',
    )
  }
  writeFileSync(stampFile, fingerprint())
}

/** Answers a compiled contract by area and name. Throws a StopReason when there is none. */
export function artifactOf(area: string, name: string): Artifact {
  try {
    return JSON.parse(readFileSync(artifactFile(area, name), 'utf8')) as Artifact
  } catch (cause) {
    throw new StopReason(`The compiled contract ${area}/${name} is missing: remove contracts/cache and start again.`, {
      cause,
    })
  }
}
