import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimits } from '../http/limits.ts'
import { startFakeNode } from '../testing/fakeNode.ts'
import { startPostgres } from '../testing/postgres.ts'
import { startProgram } from '../testing/program.ts'
import { expectOneOfEach, expectTables } from '../testing/storeExpectations.ts'
import { openStore } from './store.ts'

let server: { url: string; stop(): Promise<void> }

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

/** Returns the URL of a new, empty database of the server. */
async function emptyDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url.replace(/\/[^/]*$/, `/${name}`)
}

test('four processes that start at once on an empty PostgreSQL all serve', { timeout: 300_000 }, async () => {
  const node = await startFakeNode({ eth_chainId: '0x7a69' })
  const environment = { DATABASE_URL: await emptyDatabase('four'), SERVICES_RPC: node.url }
  const programs = Array.from({ length: 4 }, () => startProgram(['--port', '0'], environment))
  const replies = await Promise.all(programs.map(async ({ url }) => (await fetch(`${await url}/ready`)).status))
  expect(replies).toEqual([200, 200, 200, 200])
  for (const program of programs) program.signal('SIGINT')
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
  await node.stop()
})

test('processes on one PostgreSQL count requests together, and each on its own while it does not reply', async () => {
  const databaseUrl = await emptyDatabase('limits')
  const [first, second] = [await openStore({ databaseUrl }), await openStore({ databaseUrl })]
  const limits = [first, second].map(({ pool }) =>
    createRateLimits({ reads: 9, writes: 9, powers: 9, account: 9 }, pool),
  )
  const waits: number[] = []
  for (let at = 0; at < 12; at += 1) waits.push((await limits[at % 2]?.count('writes', 'client')) ?? -1)
  expect(waits.map((wait) => wait > 0)).toEqual([...Array<boolean>(9).fill(false), true, true, true])
  expect(await limits[0]?.count('reads', 'client')).toBe(0)
  expect(await limits[1]?.count('writes', 'another')).toBe(0)
  await Promise.all([first.close(), second.close()])
  expect(await limits[0]?.count('writes', 'third')).toBe(0)
})

test('PostgreSQL gets its tables once from four simultaneous starts', async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl: server.url })))
  const [store] = stores
  if (!store) throw new Error('no store')
  await expectTables(store)
  await expectOneOfEach(store)
  expect(store.kind).toBe('postgresql')
  await Promise.all(stores.map((one) => one.close()))
})
