import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDeployment } from '../../scripts/readDeployment.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const BUILD_TIMEOUT_MS = 120_000

/**
 * Returns all text of a production build for a deployment. It runs in its own process, so that the mode of this one has
 * no effect.
 */
function textOfBuild(deployment: string): string {
  const outDir = join(root, '.cache', `dist-test-${deployment}`)
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: deployment }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build for ${deployment} failed: ${stderr}`)
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|webmanifest)$/.test(name))
    .map((name) => `${name}\n${readFileSync(join(outDir, name), 'utf8')}`)
    .join('\n')
}

const accounts = readDeployment('devnet').facts.demoWallet?.accounts ?? []
/** The connector, its prompt, its setting, and the keys with which it signs. */
const traces = [
  /demo ?wallet/i,
  /demo(connector|prompt|account)/i,
  ...accounts.map(({ privateKey }) => new RegExp(privateKey, 'i')),
]

test(
  'a build for mainnet has no trace of the demo wallet, a build for the laptop has each',
  { timeout: BUILD_TIMEOUT_MS },
  () => {
    expect(accounts.length).toBeGreaterThan(0)
    const localBuild = textOfBuild('devnet')
    expect(traces.filter((trace) => !trace.test(localBuild))).toEqual([])
    const mainnet = textOfBuild('bsc')
    expect(mainnet).toContain('Content-Security-Policy')
    expect(traces.filter((trace) => trace.test(mainnet))).toEqual([])
  },
)
