// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { startReads } from '../../../test/unit/support/startReads'
import { toAddress } from '../../core/address'
import { toCallKey } from './callKey'
import { callsRequested, selectResults } from './multicall.slice'

const CHAIN_ID = 56
const RESPONSE_MS = 600
const CALL_DATA = '0x00000001'
const SEVEN = `0x${'7'.padStart(64, '0')}`
const KEY = toCallKey({ address: toAddress(`0x${'11'.repeat(20)}`), callData: CALL_DATA })

let node: FakeMulticallNode
let store: ReturnType<typeof startReads>['store']
let stop: () => void
let newBlock: (blockNumber: number) => void

const result = () => selectResults(CHAIN_ID)(store.getState())[KEY]
const settle = (ms = 150) => vi.advanceTimersByTimeAsync(ms)

/** Creates a node that reads its state when a request arrives, and responds later. */
function slowNode(): FakeMulticallNode {
  const slow = fakeMulticallNode()
  slow.answers.set(CALL_DATA, SEVEN)
  const respond = slow.request
  slow.request = async (method, params) => {
    const response = await respond(method, params)
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS))
    return response
  }
  return slow
}

beforeEach(() => {
  vi.useFakeTimers()
  node = slowNode()
  ;({ store, stop, newBlock } = startReads(node, CHAIN_ID))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a first read that is in progress when the head becomes known', () => {
  beforeEach(async () => {
    store.dispatch(callsRequested({ chainId: CHAIN_ID, keys: [KEY], blocksPerFetch: 1 }))
    await settle()
  })

  test('is not sent again for that head, only for the next one', async () => {
    newBlock(100)
    await settle(2_000)
    expect(node.chunks).toHaveLength(1)
    expect(result()).toEqual({ data: SEVEN, blockNumber: 100 })
    newBlock(101)
    await settle()
    expect(node.chunks).toHaveLength(2)
  })

  test('is sent again while it is in progress if a second head follows', async () => {
    newBlock(100)
    await settle()
    newBlock(101)
    await settle()
    expect(node.chunks).toHaveLength(2)
    await settle(2_000)
    expect(node.chunks).toHaveLength(2)
    expect(result()?.blockNumber).toBe(101)
  })

  test('is sent again without a pause if the head is later than its result', async () => {
    newBlock(101)
    await settle(RESPONSE_MS - 100)
    expect(node.chunks).toHaveLength(1)
    await settle(300)
    expect(node.chunks).toHaveLength(2)
    await settle(5_000)
    expect(result()?.blockNumber).toBe(101)
    expect(node.chunks).toHaveLength(2)
  })
})
