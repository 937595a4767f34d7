import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndexedChain, type IndexedChain } from '../testing/indexExpectations.ts'
import { startPostgres } from '../testing/postgres.ts'

const TIMEOUT_MS = 600_000
/** Rows that every recount compares at least. */
const FIGURES = 60

let server: { url: string; stop(): Promise<void> }
let chain: IndexedChain

beforeAll(async () => {
  server = await startPostgres()
  chain = await startIndexedChain({ DATABASE_URL: server.url })
  await chain.act(60, 4)
  await chain.restart()
}, TIMEOUT_MS)
afterAll(async () => {
  await chain.stop()
  await server.stop()
}, TIMEOUT_MS)

test(
  'figures on PostgreSQL equal a recount after SIGKILL amid the backfill and in live traffic',
  { timeout: TIMEOUT_MS },
  async () => {
    await chain.restart('SIGKILL')
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    await chain.act(30, 5)
    await chain.restart('SIGKILL')
    await chain.act(10, 6)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
  },
)

test(
  'figures on PostgreSQL equal a recount after a reorganisation of 100 blocks',
  { timeout: TIMEOUT_MS },
  async () => {
    await chain.reorganise(100)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
  },
)
