// @vitest-environment happy-dom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { multicallReducer, selectIsStalled } from '../multicall/multicall.slice'
import { blockReducer, selectCurrentBlock } from './block.slice'
import { startBlockUpdater } from './block.updater'

/** Fake browser WebSocket, controlled by the test. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = []
  readonly sent: string[] = []
  isClosed = false
  constructor(readonly url: string) {
    super()
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isClosed = true
  }
  head(blockNumber: number) {
    const result = { number: `0x${blockNumber.toString(16)}` }
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ params: { result } }) }))
  }
}

let node: FakeMulticallNode
let polls: number
let hidden: { mockReturnValue(value: boolean): unknown }
let stop: () => void = () => undefined
const store = () => configureStore({ reducer: combineReducers({ block: blockReducer }) })

function start(webSocketUrls: string[]) {
  const it = store()
  const counted = {
    request: (method: string, params: readonly unknown[]) => {
      polls += 1
      return node.request(method, params)
    },
  }
  stop = startBlockUpdater({ dispatch: it.dispatch, nodes: counted, chainId: 56, webSocketUrls, blockTimeSeconds: 3 })
  return () => selectCurrentBlock(it.getState())
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (isShown: boolean) => {
  hidden.mockReturnValue(!isShown)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.opened.length = 0
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  node = fakeMulticallNode()
  polls = 0
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('polls at once and then every 6 seconds without a socket', async () => {
  const current = start([])
  await pass(100)
  expect(current()).toBe(100)
  await pass(5_800)
  expect(polls).toBe(1)
  await pass(200)
  expect(polls).toBe(2)
})

test('continues polling after a failure', async () => {
  const current = start([])
  node.isDown = true
  await pass(6_100)
  node.isDown = false
  await pass(6_100)
  expect(current()).toBe(100)
})

test('does not poll while hidden, and polls at once when visible again', async () => {
  start([])
  await pass(200)
  show(false)
  await pass(60_000)
  expect(polls).toBe(1)
  show(true)
  await pass(10)
  expect(polls).toBe(2)
})

test('follows the heads of a socket without polling', async () => {
  const current = start(['ws://node'])
  const [socket] = FakeSocket.opened
  socket?.dispatchEvent(new Event('open'))
  expect(socket?.sent[0]).toContain('newHeads')
  for (const block of [101, 102, 103]) {
    socket?.head(block)
    await pass(3_000)
  }
  expect(current()).toBe(103)
  expect(polls).toBe(1)
})

test('stores heads of one instant once', async () => {
  const current = start(['ws://node'])
  await pass(200)
  FakeSocket.opened[0]?.head(101)
  FakeSocket.opened[0]?.head(102)
  expect(current()).toBe(100)
  await pass(100)
  expect(current()).toBe(102)
})

test('polls when the socket closes, and tries another socket after 30 seconds', async () => {
  start(['ws://one', 'ws://two'])
  await pass(200)
  FakeSocket.opened[0]?.dispatchEvent(new Event('close'))
  await pass(12_100)
  expect(polls).toBe(4)
  await pass(18_000)
  expect(FakeSocket.opened.map(({ url }) => url)).toEqual(['ws://one', 'ws://two'])
})

test('polls when a socket is silent for two block times, and closes it after five', async () => {
  const current = start(['ws://node'])
  node.blockNumber = 102
  await pass(6_200)
  expect(FakeSocket.opened[0]?.isClosed).toBe(false)
  expect([polls, current()]).toEqual([2, 102])
  await pass(9_000)
  expect(FakeSocket.opened[0]?.isClosed).toBe(true)
  expect(polls).toBe(3)
})

test('replaces a socket that lags far behind the nodes', async () => {
  const current = start(['ws://one', 'ws://two'])
  await pass(200)
  FakeSocket.opened[0]?.head(60)
  await pass(6_200)
  expect(FakeSocket.opened[0]?.isClosed).toBe(true)
  expect(current()).toBe(100)
  await pass(30_000)
  expect(FakeSocket.opened.map(({ url }) => url)).toEqual(['ws://one', 'ws://two'])
})

test('reports when no node responds, and when one does again, with a new block or without', async () => {
  const it = configureStore({ reducer: combineReducers({ block: blockReducer, multicall: multicallReducer }) })
  const options = { chainId: 56, webSocketUrls: [], blockTimeSeconds: 3 }
  stop = startBlockUpdater({ dispatch: it.dispatch, nodes: node, ...options })
  await pass(200)
  node.isDown = true
  await pass(6_000)
  expect(selectIsStalled(it.getState())).toBe(true)
  node.isDown = false
  await pass(6_000)
  expect(selectIsStalled(it.getState())).toBe(false)
})

test('closes the socket while hidden', async () => {
  start(['ws://node'])
  await pass(200)
  show(false)
  expect(FakeSocket.opened[0]?.isClosed).toBe(true)
  await pass(60_000)
  expect(polls).toBe(1)
  show(true)
  expect(FakeSocket.opened).toHaveLength(2)
})

test('ignores messages that are not heads', async () => {
  const current = start(['ws://node'])
  await pass(200)
  for (const data of ['garbage', '{}', 'null', '{"params":{"result":{"number":7}}}']) {
    FakeSocket.opened[0]?.dispatchEvent(new MessageEvent('message', { data }))
  }
  await pass(200)
  expect(current()).toBe(100)
})
