import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { claimUntilKilled } from './testing/crash.ts'
import { expectVoting } from './testing/hubExpectations.ts'
import { startIndexedChain, type IndexedChain } from './testing/indexExpectations.ts'
import { queryAt, waitForHead } from './testing/indexOf.ts'
import { startPostgres } from './testing/postgres.ts'
import { startWithIndex, type RunningProgram } from './testing/program.ts'
import { expectPairs, expectPlaces } from './testing/recount.ts'

const TIMEOUT_MS = 1_200_000
/** Minimum number of rows that every recount compares. */
const FIGURES = 60

let server: { url: string; stop(): Promise<void> }
let chain: IndexedChain
/** Replica of the index of another process, which starts, is killed and restarts while the replica runs. */
let replica: RunningProgram

beforeAll(async () => {
  server = await startPostgres()
  chain = await startIndexedChain({ databaseUrl: server.url })
  await chain.act(60, 4)
  const environment = { SERVICES_RPC: chain.rpcUrl, DATABASE_URL: server.url }
  replica = startWithIndex(['--port', '0', '--index-replica'], environment)
  await vi.waitUntil(() => replica.output().includes('waits for the tables'), { timeout: TIMEOUT_MS })
  await chain.restart()
}, TIMEOUT_MS)
afterAll(async () => {
  replica.signal('SIGINT')
  await replica.ended
  await chain.stop()
  await server.stop()
}, TIMEOUT_MS)

test(
  'votes and acknowledged names remain on PostgreSQL, and figures equal a recount, after SIGKILL amid the backfill and in live traffic',
  { timeout: TIMEOUT_MS },
  async () => {
    await chain.restart('SIGKILL')
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    const expectVotes = await expectVoting(chain.url(), chain.rpcUrl)
    const [expectNames] = await Promise.all([
      claimUntilKilled(chain.url(), () => chain.end('SIGKILL')),
      chain.act(60, 5),
    ])
    await chain.restart()
    await expectVotes(chain.url())
    await expectNames(chain.url())
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
    expect(await chain.rebuilds()).toBe(1)
  },
)

test('a replica serves the rows of the index, also while the indexer is down', { timeout: TIMEOUT_MS }, async () => {
  const url = await replica.url
  const query = queryAt(() => url)
  const isReady = async () => (await fetch(`${url}/index`)).ok
  await waitForHead(url, chain.provider, replica.output)
  expect(await expectPairs(chain.provider, query)).toBeGreaterThan(20)
  await chain.end('SIGKILL')
  expect(await expectPlaces(chain.provider, query)).toBeGreaterThan(10)
  await chain.act(20, 7)
  // The replica lacks the newest blocks, so it is not ready.
  await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)
  await chain.restart()
  await waitForHead(url, chain.provider, replica.output)
  expect(await expectPairs(chain.provider, query)).toBeGreaterThan(20)
})
