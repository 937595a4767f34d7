import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { buildOwn } from '../e2e/support/ownBuild.ts'
import { startOwnSite } from '../e2e/support/ownSite.ts'
import { type ContractResult, startRecordedChain, type RecordedChain } from './recordedChain.ts'

const FOLDER = 'deployments/bsc'

/** Reads a file of BNB Smart Chain's deployment. */
export const readMainnet = <T>(file: string): T => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T

export interface MainnetSite {
  url: string
  chain: RecordedChain
  stop(): Promise<void>
}

/** Builds the app with BNB Smart Chain's deployment, for the node at a URL; returns the build's folder. */
function buildFor(nodeUrl: string, facts: Omit<Deployment, 'nameService'>): Promise<string> {
  const files = readdirSync(FOLDER).filter((file) => file !== 'deployment.json')
  return buildOwn('mainnet', {
    // The keys of the demo wallet are public and must not be used on a chain with real money.
    leftOut: ['demoWallet'],
    // Only the chain of generated results receives requests.
    facts: {
      ...{ ...facts, rpc: { ...facts.rpc, http: [nodeUrl] } },
      services: { tokenLists: [], ipfsGateways: [], ipnsGateways: [] },
    },
    files: Object.fromEntries(files.map((file) => [file, readMainnet(file)])),
  })
}

/** The chain and the build of it, which the files of one process share, because a build takes long. */
let started: Promise<{ chain: RecordedChain; build: string }> | null = null

async function startOnce(): Promise<{ chain: RecordedChain; build: string }> {
  const { nameService: _names, ...facts } = readMainnet<Deployment>('deployment.json')
  const chain = await startRecordedChain(facts.chainId)
  return { chain, build: await buildFor(chain.url, facts) }
}

/** Serves the app with BNB Smart Chain's deployment, on a chain of generated results. One such site is used at a time. */
export async function startMainnetSite(contractResult: ContractResult): Promise<MainnetSite> {
  const { chain, build } = await (started ??= startOnce())
  chain.reset(contractResult)
  const site = await startOwnSite(build)
  return { url: site.url, chain, stop: () => site.stop() }
}
