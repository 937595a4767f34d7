import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from './root.ts'
import { StopReason } from './stopReason.ts'

export type EngineName = 'anvil' | 'hardhat'

/** Command line of a local chain, and the differences between the two engines. */
export interface Engine {
  name: EngineName
  command: string
  argsFor(port: number, startSeconds: number, storedStates: number): string[]
  /** Environment variables for a chain whose first block has a time, in seconds since 1970. */
  environmentFor(startSeconds: number): Record<string, string>
  /** Line that it prints when it listens. */
  ready: RegExp
  /** Unit of evm_setIntervalMining: anvil takes seconds, Hardhat milliseconds. */
  intervalUnitsPerSecond: number
}

const require = createRequire(import.meta.url)

const ANVIL_PACKAGES: Record<string, string> = {
  'linux-x64': '@foundry-rs/anvil-linux-amd64',
  'linux-arm64': '@foundry-rs/anvil-linux-arm64',
  'darwin-x64': '@foundry-rs/anvil-darwin-amd64',
  'darwin-arm64': '@foundry-rs/anvil-darwin-arm64',
  'win32-x64': '@foundry-rs/anvil-win32-amd64',
}

function resolved(file: string): string | null {
  try {
    return require.resolve(file)
  } catch {
    return null
  }
}

/** Returns the anvil package of a platform such as linux-x64; null if none is published. */
export const anvilPackageFor = (platform: string): string | null => ANVIL_PACKAGES[platform] ?? null

function anvilPath(): string | null {
  const override = process.env['ANVIL_PATH']
  if (override) return override
  const name = anvilPackageFor(`${process.platform}-${process.arch}`)
  return name && resolved(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`)
}

/** A binary built for another C library is present but does not run, so the file alone proves nothing. */
const isRunnable = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0

/** Accounts of the mnemonic whose keys the chain has: every one of devnet/protocol/accounts.ts. */
const ACCOUNTS = 64

const anvil = (path: string): Engine => ({
  name: 'anvil',
  command: path,
  argsFor: (port, startSeconds, storedStates) => [
    ...['--timestamp', String(startSeconds)],
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', '31337', '--accounts', String(ACCOUNTS)],
    ...['--prune-history', String(storedStates), '--color', 'never'],
  ],
  environmentFor: () => ({}),
  ready: /^Listening on /,
  intervalUnitsPerSecond: 1,
})

function hardhat(): Engine {
  const path = resolved('hardhat/internal/cli/bootstrap.js')
  if (!path) throw new StopReason('Hardhat is not installed, so no chain can be started: run npm ci first.')
  return {
    name: 'hardhat',
    command: process.execPath,
    argsFor: (port) => [
      ...[path, '--config', `${root}contracts/hardhat.config.cjs`, 'node'],
      ...['--hostname', '127.0.0.1', '--port', String(port)],
    ],
    environmentFor: (startSeconds) => ({
      HARDHAT_INITIAL_DATE: new Date(startSeconds * 1000).toISOString(),
      HARDHAT_ACCOUNTS: String(ACCOUNTS),
    }),
    ready: /^Started HTTP and WebSocket JSON-RPC server/,
    intervalUnitsPerSecond: 1000,
  }
}

/**
 * Returns the given engine; without one, anvil if it runs, else Hardhat. Throws a StopReason if the given engine is
 * missing.
 */
export function chooseEngine(requested?: EngineName): Engine {
  if (requested === 'hardhat') return hardhat()
  const path = anvilPath()
  if (path && isRunnable(path)) return anvil(path)
  if (requested === undefined) return hardhat()
  const name = anvilPackageFor(`${process.platform}-${process.arch}`)
  throw new StopReason(
    path
      ? `The anvil at ${path} is missing or does not run here: use --engine hardhat.`
      : `anvil is not installed: install ${name ?? 'it and set ANVIL_PATH'}, or use --engine hardhat.`,
  )
}
