import { afterEach, expect, test } from 'vitest'
import { startFakeNode } from '../testing/fakeNode.ts'
import { typedEnvelope, walletAt } from '../testing/messages.ts'
import { HEAD, testServices } from '../testing/services.ts'
import { openChain } from './node.ts'

let stop = async () => {}
afterEach(() => stop())

/** Starts a node whose newest block is `HEAD`. Setting `state.head` adds blocks. */
async function chainAtHead() {
  const state = { head: HEAD, reads: 0 }
  const node = await startFakeNode({
    get eth_blockNumber() {
      state.reads += 1
      return `0x${state.head.toString(16)}`
    },
  })
  stop = node.stop
  return { state, chain: openChain([node.url]) }
}

test('the newest block is read once for many requests, and again for a block above it', async () => {
  const { state, chain } = await chainAtHead()
  expect([await chain.head(), await chain.head(HEAD)]).toEqual([HEAD, HEAD])
  expect(state.reads).toBe(1)
  state.head = HEAD + 2
  expect(await chain.head()).toBe(HEAD)
  expect([await chain.head(HEAD + 1), await chain.head()]).toEqual([HEAD + 2, HEAD + 2])
  expect(state.reads).toBe(2)
})

test('a proposal and a power at a block that is newer than the last read are accepted', async () => {
  const { state, chain } = await chainAtHead()
  const none = { cakeBalance: 0n, cakeVaultBalance: 0n, cakePoolBalance: 0n, poolsBalance: 0n, cakeBnbLpBalance: 0n }
  const reader = { head: chain.head, totalAt: async () => 10n ** 21n, at: async () => [none] }
  const services = await testServices({ head: chain.head, reader })
  await chain.head()
  const named = { address: walletAt(0).address, block: HEAD + 1 }
  const proposal = await typedEnvelope(walletAt(0), 'proposal', { snapshot: HEAD + 1 })
  expect((await services.post('/', proposal)).body['error_description']).toBe('snapshot block is not known')
  expect((await services.post('/power', named)).status).toBe(400)
  state.head = HEAD + 1
  expect((await services.post('/', proposal)).status).toBe(200)
  state.head = HEAD + 2
  expect((await services.post('/power', { ...named, block: HEAD + 2 })).status).toBe(200)
})
