import { beforeAll, expect, test } from 'vitest'
import { HistoryUnavailable, openChain } from '../chain/node.ts'
import { readDeployment } from '../deployment.ts'
import { startFakeNode } from '../testing/fakeNode.ts'
import { walletAt } from '../testing/messages.ts'
import { HEAD, POOL, testServices, type TestServices } from '../testing/services.ts'
import { createPowerReader } from './powerReader.ts'

const CAKE = 10n ** 18n
const { address } = walletAt(0)
const other = walletAt(1).address

let services: TestServices

beforeAll(async () => {
  services = await testServices({
    powerRaw(account, block) {
      if (block < 100) throw new HistoryUnavailable(block)
      return account === address ? (5n * CAKE) / 2n + BigInt(block) : 0n
    },
  })
})

test('a power is replied with its parts, at the given block or the newest one', async () => {
  const { status, body } = await services.post('/power', { address, block: 500, poolAddresses: [POOL] })
  const parts = { cakeVaultBalance: '0', cakePoolBalance: '0', poolsBalance: '0', cakeBnbLpBalance: '0' }
  const total = '2.5000000000000005'
  expect([status, body['data']]).toEqual([
    200,
    { address, block: 500, cakeBalance: total, ...parts, total, verificationHash: expect.stringMatching(/^0x\w{64}$/) },
  ])
  const newest = await services.post('/api/power', { address })
  expect(newest.body['data']).toMatchObject({ block: HEAD, total: '2.500000000000001' })
})

test('votes are verified one by one, keyed by the lower-case address', async () => {
  const { body } = await services.post('/power', { address, block: 500 })
  const { verificationHash, total } = body['data'] as { verificationHash: string; total: string }
  const valid = { address, verificationHash, total }
  const verified = async (...votes: unknown[]) => {
    const reply = await services.post('/verify', { block: '500', votes })
    return [reply.status, reply.body['data']]
  }
  const [key, otherKey] = [address.toLowerCase(), other.toLowerCase()]
  const copied = { ...valid, address: other }
  expect(await verified(valid, copied)).toEqual([200, { [key]: { isValid: true }, [otherKey]: { isValid: false } }])
  expect(await verified(valid, { ...valid, total: '3' })).toEqual([200, { [key]: { isValid: false } }])
  expect(await verified()).toEqual([200, {}])
})

test('a page of 1000 votes is verified in one request', async () => {
  const vote = { address, verificationHash: `0x${'ab'.repeat(32)}`, total: '123456789.123456789012345678' }
  const { status } = await services.post('/verify', { block: 500, votes: Array.from({ length: 1000 }, () => vote) })
  expect(status).toBe(200)
})

test('a wrong form gets 400, a future block 400, and a block without state 503', async () => {
  for (const path of ['/power', '/verify', '/api/power', '/api/verify']) {
    expect((await services.post(path, '{')).status).toBe(400)
    expect(await services.post(path, { address, votes: [], block: HEAD + 1 })).toEqual({
      ...{ status: 400, body: { error: 'unknown block' } },
    })
    expect(await services.post(path, { address, votes: [{ address }], block: 99 })).toEqual({
      ...{ status: 503, body: { error: 'history_unavailable' } },
    })
  }
})

test('a node that refuses a block has no state of it; without a node the chain is unavailable', async () => {
  const { power: sources } = readDeployment('devnet')
  const node = await startFakeNode({ eth_blockNumber: '0x400' })
  const pruned = await testServices({
    ...{ store: services.store, reader: createPowerReader(openChain([node.url]), sources) },
  })
  const ask = async () => {
    const { status, body } = await pruned.post('/power', { address, block: 5 })
    return [status, body['error']]
  }
  expect(await ask()).toEqual([503, 'history_unavailable'])
  await node.stop()
  expect(await ask()).toEqual([503, 'chain_unavailable'])
})
