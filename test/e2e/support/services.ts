import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './expect.ts'
import type { Wallet } from 'ethers'
import { startChild, type Child } from '../../../devnet/node/child.ts'
import { root } from '../../../devnet/node/root.ts'
import type { Deployment } from '../../../src/deployment/deployment.ts'
import { facts, rpc } from './chain.ts'
import { PICTURE_GATEWAY } from './hostileProposal.ts'
import { buildOwn } from './ownBuild.ts'
import { startOwnSite, type OwnSite } from './ownSite.ts'
import { ports, rpcUrl } from './site.ts'

const START_TIMEOUT_MS = 300_000
/** A busy machine needs minutes for a start of the index, and the watchdog may restart one that takes more than five. */
const INDEX_TIMEOUT_MS = 900_000

/** A build whose deployment names its services, and their process. */
export interface ServicesSite {
  site: OwnSite
  /** Base URL of the services. */
  url: string
  start(): Promise<void>
  /** Ends the process; what it stored remains. */
  end(): Promise<void>
  /** Registers a name with a message that the account signs. Returns the HTTP status of the reply. */
  takeName(wallet: Wallet, username: string): Promise<number>
  /** The last lines that the process has printed. */
  lastLines(): readonly string[]
  stop(): Promise<void>
}

interface SiteOptions {
  /** What the build has besides its services. */
  facts?: Partial<Deployment>
  /** False: no index of the chain. Beside other suites it takes minutes, so only journeys of its figures need it. */
  hasIndex?: boolean
}

const port = ports.services
const url = `http://127.0.0.1:${port}`
const builds = new Map<string, Promise<string>>()

/** Returns the folder of a build for services at `url`. Files of journeys with the same facts share one. */
function buildFor(own: Partial<Deployment>): Promise<string> {
  const key = JSON.stringify(own)
  const services = { ...facts.services, selfHosted: url, ipfsGateways: [PICTURE_GATEWAY] }
  const build = builds.get(key) ?? buildOwn(`services-${builds.size}`, { facts: { ...own, services } })
  builds.set(key, build)
  return build
}

/** Builds the app for services of this machine, and starts both. A run has one such site at a time. */
export async function startServicesSite({ facts: own = {}, hasIndex = true }: SiteOptions = {}): Promise<ServicesSite> {
  const site = await startOwnSite(await buildFor(own))
  const folder = mkdtempSync(join(tmpdir(), 'journey-services-'))
  const { DATABASE_URL: _url, ...inherited } = process.env
  let child: Child | null = null
  async function start(): Promise<void> {
    child = startChild({
      name: 'The services',
      command: process.execPath,
      args: [
        ...['--import', 'tsx', 'services/serve.ts', '--deployment', 'devnet', '--port', String(port)],
        ...(hasIndex ? [] : ['--no-index']),
      ],
      directory: root,
      environment: {
        ...inherited,
        ...{ SERVICES_RPC: rpcUrl, SERVICES_ORIGINS: site.url, SERVICES_DATA: join(folder, 'data') },
      },
    })
    await child.waitForOutput(/"event":"listening"/, START_TIMEOUT_MS)
  }
  async function end(): Promise<void> {
    await child?.stop()
    child = null
  }
  async function takeName(wallet: Wallet, username: string): Promise<number> {
    const [host, time] = [new URL(site.url).host, Math.floor(Date.now() / 1000)]
    const text = [
      ...[`${host} asks you to take the name ${username} for your account.`, ''],
      ...['The name is public and cannot be changed.', ''],
      ...[`Account: ${wallet.address}`, `Name: ${username}`, `Host: ${host}`, `Chain: ${facts.chainId}`],
      `Time: ${new Date(time * 1000).toISOString()}`,
    ].join('\n')
    const signature = await wallet.signMessage(text)
    const response = await fetch(`${url}/api/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: wallet.address, username, host, chainId: facts.chainId, time, signature }),
    })
    return response.status
  }
  await start()
  return {
    ...{ site, url, start, end, takeName },
    lastLines: () => child?.lastLines() ?? [],
    async stop() {
      await Promise.all([end(), site.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the index of the services is complete up to the newest block. An error contains what they printed. */
export async function waitForIndex({ lastLines }: ServicesSite): Promise<void> {
  const head = Number(await rpc('eth_blockNumber'))
  let last = ''
  /** Returns the newest indexed block; -1 while the index is not complete. */
  async function indexed(): Promise<number> {
    const response = await fetch(`${url}/index`)
    last = await response.text()
    const { block } = JSON.parse(last) as { block: number | null }
    return response.ok ? (block ?? 0) : -1
  }
  try {
    await expect
      .poll(indexed, { message: 'the newest indexed block', timeout: INDEX_TIMEOUT_MS, intervals: [1_000] })
      .toBeGreaterThanOrEqual(head)
  } catch (cause) {
    throw new Error(['The index is not complete.', last, ...lastLines()].join('\n'), { cause })
  }
}
