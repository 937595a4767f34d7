import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startChild } from '../node/child.ts'
import { root } from '../node/root.ts'
import { StopReason } from '../node/stopReason.ts'

/** Compiled contract: its ABI and its creation bytecode. */
export interface Artifact {
  abi: readonly object[]
  bytecode: string
}

const require = createRequire(import.meta.url)
const contracts = join(root, 'contracts')
const stampFile = join(contracts, 'cache', 'devnet-stamp')
const hardhatCacheFile = join(contracts, 'cache', 'solidity-files-cache.json')
const generatedFolders = ['artifacts', 'cache']

const artifactFile = (area: string, name: string) => join(contracts, 'artifacts', area, `${name}.sol`, `${name}.json`)

/** Returns a hash of all inputs of the compiler (sources, settings, version) and of Hardhat's cache file. */
function fingerprint(): string {
  const hash = createHash('sha256')
  // Other processes compile too: without this, sources compiled in between and then reverted would look up to date.
  if (existsSync(hardhatCacheFile)) hash.update(readFileSync(hardhatCacheFile))
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(sol|cjs)$/.test(file) && !generatedFolders.some((folder) => file.startsWith(folder)))
    .toSorted()
  for (const file of files) hash.update(file).update(readFileSync(join(contracts, file)))
  return hash.update(readFileSync(require.resolve('solc/package.json'))).digest('hex')
}

/**
 * Compiles the contracts if any input changed since the last run, and logs that, because it takes seconds. Throws a
 * StopReason when they do not compile.
 */
export async function ensureArtifacts(report: (message: string) => void): Promise<void> {
  const areCompiled = existsSync(join(contracts, 'artifacts')) && existsSync(stampFile)
  if (areCompiled && readFileSync(stampFile, 'utf8') === fingerprint()) return
  report('Compiling the changed contracts; this takes a few seconds.')
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
  const endReason = await child.ended
  if (!endReason.startsWith('it ended with code 0')) {
    throw new StopReason(
      'The contracts do not compile: run npx hardhat --config contracts/hardhat.config.cjs compile to see the reason.',
    )
  }
  writeFileSync(stampFile, fingerprint())
}

/** Returns a compiled contract by area and name. Throws a StopReason if it does not exist. */
export function artifactOf(area: string, name: string): Artifact {
  try {
    return JSON.parse(readFileSync(artifactFile(area, name), 'utf8')) as Artifact
  } catch (cause) {
    throw new StopReason(`The compiled contract ${area}/${name} is missing: remove contracts/cache and start again.`, {
      cause,
    })
  }
}
