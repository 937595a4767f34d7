import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve, type ServerType } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { contractSignatureCheck } from './chain/contractSignature.ts'
import { openChain, type ChainNode } from './chain/node.ts'
import { readDeployment, type ServicesDeployment } from './deployment.ts'
import { createApp } from './http/app.ts'
import { clientKey } from './http/client.rules.ts'
import { createRateLimits, RATE_LIMITS } from './http/limits.ts'
import { reasonOf, type Log } from './http/log.ts'
import { createMetrics } from './http/metrics.ts'
import { readIndexedPower } from './indexer/indexedPower.ts'
import { startIndex, type ChainIndex } from './indexer/process.ts'
import { OptionFault, type ServiceOptions } from './options.ts'
import { collectibleReader } from './profiles/collectibles.ts'
import { teamReader } from './profiles/teams.ts'
import { createPowerReader } from './power/powerReader.ts'
import { openStore, type Store } from './store/store.ts'

/** Running services. */
export interface RunningServices {
  url: string
  /** Resolves when open requests are replied to and the store is closed. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const STOP_TIMEOUT_MS = 5000
const REQUEST_TIMEOUT_MS = 30_000
/**
 * Longer than proxies keep an idle connection, usually for 60 s: a request on a connection that closes at that moment would
 * fail. Node's default is 5 s.
 */
const IDLE_TIMEOUT_MS = 75_000

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** Returns the directory of the embedded database; null for none: each start of a local chain is a new chain. */
const directoryOf = ({ dataDirectory }: ServiceOptions, { name, isLocal }: ServicesDeployment): string | null =>
  dataDirectory ?? (isLocal ? null : join(root, '.local', 'services', name))

async function open(options: ServiceOptions, deployment: ServicesDeployment) {
  if (options.databaseUrl !== null) return openStore({ databaseUrl: options.databaseUrl })
  const directory = directoryOf(options, deployment)
  if (directory === null) return openStore({})
  mkdirSync(dirname(directory), { recursive: true })
  return openStore({ directory })
}

/** Starts the index of a local chain, and of another one where its first block is given. */
function openIndex(options: ServiceOptions, deployment: ServicesDeployment, log: Log): ChainIndex | null {
  const startBlock = options.indexStart ?? (deployment.isLocal ? 0 : null)
  if (!options.hasIndex || startBlock === null) return null
  const directory = directoryOf(options, deployment)
  return startIndex({
    ...{ deployment: options.deployment, nodes: options.nodes ?? deployment.nodes, startBlock },
    ...{ databaseUrl: options.databaseUrl, directory: directory && `${directory}-index` },
    ...{ isLocal: deployment.isLocal, isReplica: options.isIndexReplica, log },
  })
}

/** Returns what keeps the process from serving: the store, the nodes, or nodes of another chain. */
async function faultsOf(store: Store, chain: ChainNode, chainId: number): Promise<string[]> {
  const [stored, read] = await Promise.allSettled([store.ping(), chain.chainId()])
  const faults = []
  if (stored.status === 'rejected') faults.push('store')
  if (read.status === 'rejected') faults.push('chain')
  else if (read.value !== chainId) faults.push('chain id')
  return faults
}

/** Returns the reader of voting power at blocks whose state no node has. */
const historyOf =
  (index: ChainIndex, node: ChainNode, sources: ServicesDeployment['power']) =>
  (accounts: readonly string[], block: number) =>
    readIndexedPower({ index, node, sources }, accounts, block)

function listen(fetch: (request: Request) => Response | Promise<Response>, host: string, port: number) {
  const serverOptions = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: IDLE_TIMEOUT_MS }
  return new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions }, (info) => resolve({ server, port: info.port }))
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE'
      reject(
        isBusy ? new OptionFault(`Port ${port} is busy: stop the program there, or choose another by --port.`) : error,
      )
    })
  })
}

const closed = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), STOP_TIMEOUT_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })

/** Starts the services: opens the store, brings its tables up to date, and listens. */
export async function startServices(options: ServiceOptions, log: Log): Promise<RunningServices> {
  const deployment = readDeployment(options.deployment)
  const { space, envelopeVersion: version, chainId, power, teams, profileContract, collectibles } = deployment
  const chain = openChain(options.nodes ?? deployment.nodes)
  const store = await open(options, deployment)
  const index = openIndex(options, deployment, log)
  try {
    const { database } = store
    const limits = createRateLimits(RATE_LIMITS, store.pool)
    const metrics = createMetrics(index)
    const isSignedByContract = contractSignatureCheck(chain, power.multicall)
    const reader = createPowerReader(chain, power, index ? historyOf(index, chain, power) : undefined)
    const reads = { head: reader.head, power: reader.totalAt, isSignedByContract }
    const app = createApp({
      hub: { database, space, version, chain: reads, now: nowSeconds, limits, metrics, log },
      profiles: {
        ...{ database, hosts: options.hosts, chainId, isSignedByContract, now: nowSeconds, metrics },
        ...{ teams, readTeam: teamReader(chain, profileContract) },
        readCollectible: collectibleReader(chain, collectibles),
      },
      power: { reader, chainId, pools: power.pools },
      graph: { index, log },
      origins: options.origins,
      limits,
      metrics,
      log,
      clientOf: (context) =>
        clientKey(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), options.proxies),
      faults: () => faultsOf(store, chain, chainId),
    })
    const { server, port } = await listen(app.fetch, options.host, options.port)
    const url = `http://${options.host}:${port}`
    log('info', 'listening', { url, deployment: deployment.name, space: space.id, store: store.kind })
    return {
      url,
      async stop() {
        await Promise.all([closed(server), index?.stop()])
        await store.close()
      },
    }
  } catch (error) {
    await index?.stop()
    await store
      .close()
      .catch((reason: unknown) => log('error', 'the store did not close', { reason: reasonOf(reason) }))
    throw error
  }
}
