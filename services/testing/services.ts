import type { Hono } from 'hono'
import type { ContractSignatureCheck } from '../hub/signature.ts'
import type { Space } from '../hub/space.ts'
import { createApp } from '../http/app.ts'
import { createRateLimits, type RATE_LIMITS } from '../http/limits.ts'
import { createMetrics } from '../http/metrics.ts'
import type { PowerReader } from '../power/powerReader.ts'
import type { ProfileRoutes } from '../profiles/routes.ts'
import type { Store } from '../store/store.ts'
import { emptyStore } from './emptyStore.ts'

/** 2026-01-01, in unix seconds. */
export const NOW = 1_767_225_600
export const HEAD = 1000
export const CHAIN_ID = 31_337
export const HOST = 'localhost:5173'
export const ORIGIN = `http://${HOST}`
export const VERSION = '0.1.3'
/** Only pool whose stakes count. */
export const POOL = '0xA1221A5BBEa699f507CC00bDedeA05b5d2e32Eba'

export const SPACE: Space = {
  id: 'hotcake.eth',
  name: 'Hotcake',
  network: String(CHAIN_ID),
  symbol: 'CAKE',
  strategy: { name: 'cake', symbol: 'CAKE', address: '0x4425918ff69Fe214AC093710cF41216AE9149c3A', decimals: 18 },
  admins: [],
  voteType: 'single-choice',
  minPowerRaw: 10n * 10n ** 18n,
}

interface TestOptions {
  store?: Store
  space?: Space
  now?: () => number
  /** Voting power of an account, all of it in the wallet. */
  powerRaw?: (address: string, block: number) => bigint
  isSignedByContract?: ContractSignatureCheck
  head?: (named?: number) => Promise<number>
  reader?: PowerReader
  pools?: readonly string[]
  readTeam?: ProfileRoutes['readTeam']
  readCollectible?: ProfileRoutes['readCollectible']
  limits?: Partial<Record<keyof typeof RATE_LIMITS, number>>
}

export interface TestServices {
  app: Hono
  store: Store
  /** Events that the application logged. */
  events: { level: string; event: string }[]
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  /** Sends a query and returns its data. Throws if it has errors. */
  query<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>
}

/** Creates the application on an empty embedded store, with a chain that behaves as the options state. */
export async function testServices(options: TestOptions = {}): Promise<TestServices> {
  const store = options.store ?? (await emptyStore())
  const { database } = store
  const now = options.now ?? (() => NOW)
  const isSignedByContract = options.isSignedByContract ?? (async () => false)
  const limits = createRateLimits({ reads: 1e6, writes: 1e6, powers: 1e6, account: 1e6, ...options.limits }, store.pool)
  const metrics = createMetrics()
  const events: TestServices['events'] = []
  const log = (level: string, event: string) => void events.push({ level, event })
  const head = options.head ?? (async () => HEAD)
  const totalAt = async (address: string, block: number) => options.powerRaw?.(address, block) ?? 10n ** 21n
  const none = { cakeVaultBalance: 0n, cakePoolBalance: 0n, poolsBalance: 0n, cakeBnbLpBalance: 0n }
  const reader = options.reader ?? {
    head,
    totalAt,
    at: (accounts: readonly string[], block: number) =>
      Promise.all(accounts.map(async (account) => ({ ...none, cakeBalance: await totalAt(account, block) }))),
  }
  const chain = { head, power: reader.totalAt, isSignedByContract }
  const app = createApp({
    hub: { database, space: options.space ?? SPACE, version: VERSION, chain, now, limits, metrics, log },
    profiles: {
      ...{ database, hosts: [HOST], chainId: CHAIN_ID, isSignedByContract, now, metrics },
      readTeam: options.readTeam ?? null,
      readCollectible: options.readCollectible ?? (async () => null),
      teams: [{ id: 1, name: 'First', slug: 'first', textColor: '#000000' }],
    },
    power: { reader, chainId: CHAIN_ID, pools: options.pools ?? [POOL] },
    graph: { index: null, log },
    origins: [ORIGIN],
    limits,
    metrics,
    log,
    clientOf: () => 'test',
    faults: async () => [],
  })
  const post: TestServices['post'] = async (path, body) => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    ...{ app, store, events, post },
    async query<Data>(query: string, variables: Record<string, unknown> = {}) {
      const { body } = await post('/graphql', { query, variables })
      if (body['errors']) throw new Error(JSON.stringify(body['errors']))
      return body['data'] as Data
    },
  }
}
