import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { buildOwn } from '../e2e/support/ownBuild.ts'
import { startOwnSite } from '../e2e/support/ownSite.ts'
import { startRecordedChain, type RecordedChain } from './recordedChain.ts'

const FOLDER = 'deployments/bsc'

/** Reads a file of BNB Smart Chain's deployment. */
export const readMainnet = <T>(file: string): T => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T

export interface MainnetSite {
  url: string
  chain: RecordedChain
  stop(): Promise<void>
}

/** Builds and serves the app with BNB Smart Chain's deployment, on a chain of generated results. */
export async function startMainnetSite(
  name: string,
  resultOf: Parameters<typeof startRecordedChain>[1],
): Promise<MainnetSite> {
  const { nameService: _names, ...facts } = readMainnet<Deployment>('deployment.json')
  const chain = await startRecordedChain(facts.chainId, resultOf)
  const files = readdirSync(FOLDER).filter((file) => file !== 'deployment.json')
  const build = await buildOwn(name, {
    // The keys of the demo wallet are public and must not be used on a chain with real money.
    leftOut: ['demoWallet'],
    // Only the chain of generated results receives requests.
    facts: {
      ...{ ...facts, rpc: { ...facts.rpc, http: [chain.url] } },
      services: { tokenLists: [], ipfsGateways: [], ipnsGateways: [] },
    },
    files: Object.fromEntries(files.map((file) => [file, readMainnet(file)])),
  })
  const site = await startOwnSite(build)
  return {
    ...{ url: site.url, chain },
    async stop() {
      await site.stop()
      await chain.stop()
    },
  }
}
