import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { productionBuild } from './productionBuild.ts'

/** Returns all text of a production build for a deployment, without its source maps. */
async function textOfBuild(deployment: string): Promise<string> {
  const outDir = await productionBuild(deployment)
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

test('a build for mainnet has no trace of the demo wallet, a build for the laptop has each', async () => {
  expect(accounts.length).toBeGreaterThan(0)
  const localBuild = await textOfBuild('devnet')
  expect(traces.filter((trace) => !trace.test(localBuild))).toEqual([])
  const mainnet = await textOfBuild('bsc')
  expect(mainnet).toContain('Content-Security-Policy')
  expect(traces.filter((trace) => trace.test(mainnet))).toEqual([])
})
