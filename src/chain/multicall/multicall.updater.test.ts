// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toAddress } from '../../core/address'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { startReads } from '../../../test/unit/support/startReads'
import { blockReceived, selectCurrentBlock } from '../block/block.slice'
import { toCallKey, type CallKey } from './callKey'
import { callsReleased, callsRequested, failedReadsRetried, selectIsStalled, selectResults } from './multicall.slice'

const CHAIN_ID = 56
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const keyOf = (id: number): CallKey =>
  toCallKey({ address: toAddress(`0x${'11'.repeat(20)}`), callData: `0x${id.toString(16).padStart(8, '0')}` })
const dataOf = (id: number) => `0x${id.toString(16).padStart(8, '0')}`

let node: FakeMulticallNode
let store: ReturnType<typeof startReads>['store']
let stop: () => void
let newBlock: (blockNumber: number) => void

const want = (ids: number[], blocksPerFetch = 1) => {
  store.dispatch(callsRequested({ chainId: CHAIN_ID, keys: ids.map(keyOf), blocksPerFetch }))
}
const release = (ids: number[], blocksPerFetch = 1) => {
  store.dispatch(callsReleased({ chainId: CHAIN_ID, keys: ids.map(keyOf), blocksPerFetch }))
}
const results = () => selectResults(CHAIN_ID)(store.getState())
const settle = (ms = 150) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  node = fakeMulticallNode()
  ;({ store, stop, newBlock } = startReads(node, CHAIN_ID))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('waits 100 ms for listeners, then reads all of them at once', async () => {
  node.answers.set(dataOf(1), word(7))
  want([1, 2])
  await settle(50)
  want([2, 3])
  await settle(49)
  expect(node.chunks).toHaveLength(0)
  await settle(1)
  expect(node.chunks).toEqual([[dataOf(1), dataOf(2), dataOf(3)]])
  expect(results()[keyOf(1)]).toEqual({ data: word(7), blockNumber: 100 })
})

test('updates the head of the chain from the response', async () => {
  want([1])
  await settle()
  expect(selectCurrentBlock(store.getState())).toBe(100)
})

test('reads again at a new block, once, and not within the same block', async () => {
  want([1])
  await settle()
  await settle(10_000)
  expect(node.chunks).toHaveLength(1)
  newBlock(101)
  await settle()
  expect(node.chunks).toHaveLength(2)
})

test('reads a call with a longer interval only every so many blocks, and once for an infinite interval', async () => {
  node.answers.set(dataOf(1), word(1)).set(dataOf(2), word(2))
  want([1], 3)
  want([2], Number.POSITIVE_INFINITY)
  await settle()
  for (const block of [101, 102]) {
    newBlock(block)
    await settle()
  }
  expect(node.chunks).toHaveLength(1)
  newBlock(103)
  await settle()
  expect(node.chunks).toEqual([[dataOf(1), dataOf(2)], [dataOf(1)]])
})

test('splits 1200 calls into three even chunks of at most 500', async () => {
  want(Array.from({ length: 1_200 }, (_, id) => id))
  await settle()
  expect(node.chunks.map((chunk) => chunk.length)).toEqual([400, 400, 400])
})

test('distinguishes a failed call and an address without code from a result', async () => {
  node.answers.set(dataOf(1), null)
  node.answers.set(dataOf(3), word(3))
  want([1, 2, 3])
  await settle()
  expect([1, 2, 3].map((id) => results()[keyOf(id)]?.data)).toEqual([null, null, word(3)])
})

test('isolates the one call that fails a whole request', async () => {
  for (const id of [1, 2, 3, 4, 5]) node.answers.set(dataOf(id), word(id))
  node.failingCallData = dataOf(4)
  want([1, 2, 3, 4, 5])
  await settle()
  expect([1, 2, 3, 4, 5].map((id) => results()[keyOf(id)]?.data)).toEqual([word(1), word(2), word(3), null, word(5)])
})

test('stores a result from a lagging node and reads again after 2500 to 3500 ms', async () => {
  store.dispatch(blockReceived({ chainId: CHAIN_ID, blockNumber: 105 }))
  want([1])
  await settle()
  expect(results()[keyOf(1)]?.blockNumber).toBe(100)
  expect(node.chunks).toHaveLength(1)
  await settle(2_300)
  expect(node.chunks).toHaveLength(1)
  node.blockNumber = 105
  await settle(1_200)
  expect(node.chunks).toHaveLength(2)
  expect(results()[keyOf(1)]?.blockNumber).toBe(105)
  await settle(10_000)
  expect(node.chunks).toHaveLength(2)
})

test('reports when no node responds, keeps known results, and recovers automatically', async () => {
  node.answers.set(dataOf(1), word(7))
  want([1])
  await settle()
  node.isDown = true
  newBlock(101)
  await settle()
  expect(selectIsStalled(store.getState())).toBe(true)
  expect(results()[keyOf(1)]?.data).toBe(word(7))
  node.isDown = false
  await settle(3_600)
  expect(selectIsStalled(store.getState())).toBe(false)
  expect(results()[keyOf(1)]?.blockNumber).toBe(101)
})

test('reads nothing while the page is hidden and catches up when it is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  want([1])
  newBlock(101)
  await settle(20_000)
  expect(node.chunks).toHaveLength(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(node.chunks).toHaveLength(1)
})

test('shares a call between listeners and stops reading when the last one unsubscribes', async () => {
  want([1])
  want([1])
  await settle()
  release([1])
  newBlock(101)
  await settle()
  expect(node.chunks).toHaveLength(2)
  release([1])
  newBlock(102)
  await settle()
  expect(node.chunks).toHaveLength(2)
  expect(store.getState().multicall.listeners[CHAIN_ID]).toEqual({})
})

test('drops results without listeners after 20 blocks', async () => {
  want([1, 2])
  await settle()
  release([2])
  newBlock(119)
  await settle()
  expect(results()[keyOf(2)]).toBeDefined()
  newBlock(120)
  await settle()
  expect(results()[keyOf(2)]).toBeUndefined()
  expect(results()[keyOf(1)]).toBeDefined()
})

test('never replaces a result with an older one', async () => {
  want([1])
  newBlock(110)
  await settle()
  node.blockNumber = 108
  store.dispatch(blockReceived({ chainId: CHAIN_ID, blockNumber: 111 }))
  await settle()
  expect(results()[keyOf(1)]?.blockNumber).toBe(110)
})

describe('a failed read', () => {
  const chunksOfCall = (id: number) => node.chunks.filter((chunk) => chunk.includes(dataOf(id))).length

  test('is retried although it was requested once, after 2 blocks, then with doubled intervals', async () => {
    node.answers.set(dataOf(1), null)
    want([1], Number.POSITIVE_INFINITY)
    await settle()
    const readAt: number[] = []
    for (let block = 101; block <= 120; block += 1) {
      const before = chunksOfCall(1)
      newBlock(block)
      await settle()
      if (chunksOfCall(1) > before) readAt.push(block)
    }
    expect(readAt).toEqual([102, 106, 114])
    node.answers.set(dataOf(1), word(7))
    newBlock(130)
    await settle()
    expect(results()[keyOf(1)]).toEqual({ data: word(7), blockNumber: 130 })
    newBlock(200)
    await settle()
    expect(results()[keyOf(1)]?.blockNumber).toBe(130)
  })

  test('keeps the last value and its block until it succeeds again', async () => {
    node.answers.set(dataOf(1), word(7))
    want([1])
    await settle()
    const lastSuccess = { data: word(7), blockNumber: 100 }
    node.answers.set(dataOf(1), null)
    for (const block of [101, 102]) {
      newBlock(block)
      await settle()
      expect(results()[keyOf(1)]).toMatchObject({ data: null, blockNumber: block, lastSuccess })
    }
    node.answers.set(dataOf(1), word(8))
    newBlock(103)
    await settle()
    expect(results()[keyOf(1)]).toEqual({ data: word(8), blockNumber: 103 })
  })

  test('is read at once on a retry, and only then', async () => {
    node.answers.set(dataOf(1), null).set(dataOf(2), word(2))
    want([1, 2], Number.POSITIVE_INFINITY)
    await settle()
    node.answers.set(dataOf(1), word(1))
    store.dispatch(failedReadsRetried({ chainId: CHAIN_ID }))
    await settle()
    expect(results()[keyOf(1)]?.data).toBe(word(1))
    expect([chunksOfCall(1), chunksOfCall(2)]).toEqual([2, 1])
    store.dispatch(failedReadsRetried({ chainId: CHAIN_ID }))
    await settle()
    expect(chunksOfCall(1)).toBe(2)
  })
})
