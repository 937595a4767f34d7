import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { toAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { blockReducer, blockReceived } from '../block/block.slice'
import { describeCall, type Call } from '../contracts/call'
import { readWord } from '../contracts/codec'
import { multicallReducer } from './multicall.slice'
import { startMulticallUpdater } from './multicall.updater'
import { knownValue, useRetryReads } from './oldReads'
import { useCall, useCalls, type UseCallsOptions } from './useCalls'
import { createWatches } from '../../state/watchState'

const { chainId } = deployment
const dataOf = (id: number) => `0x${id.toString(16).padStart(8, '0')}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const callOf = (id: number) =>
  describeCall(toAddress(`0x${'b2'.repeat(20)}`), dataOf(id), (data) => ({ raw: readWord(data, 0) }))
type Reading = Call<{ raw: bigint }> | null

let node: FakeMulticallNode
let store: ReturnType<typeof makeStore>
let stop: () => void

const makeStore = () =>
  configureStore({
    reducer: combineReducers({ block: blockReducer, multicall: multicallReducer }),
    middleware: (standard) => standard().prepend(createWatches()),
  })
const settle = () => act(() => vi.advanceTimersByTimeAsync(150))
const newBlock = async (blockNumber: number) => {
  node.blockNumber = blockNumber
  await act(async () => void store.dispatch(blockReceived({ chainId, blockNumber })))
  await settle()
}
const listenedKeys = () => Object.keys(store.getState().multicall.listeners[chainId] ?? {})
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>

function read(initial: readonly Reading[], options?: UseCallsOptions) {
  let count = 0
  const page = renderHook(
    (calls: readonly Reading[]) => {
      count += 1
      return useCalls(calls, options)
    },
    { wrapper, initialProps: initial },
  )
  return { ...page, renders: () => count }
}

beforeEach(() => {
  vi.useFakeTimers()
  node = fakeMulticallNode()
  node.answers.set(dataOf(1), word(11)).set(dataOf(2), word(22)).set(dataOf(3), null).set(dataOf(4), '0x12')
  store = makeStore()
  stop = startMulticallUpdater({ store, nodes: node, chainId })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('distinguishes idle, loading, failed and ready calls', async () => {
  const { result } = read([null, callOf(1), callOf(3), callOf(4), callOf(5)])
  expect(result.current.map(({ status }) => status)).toEqual(['idle', 'loading', 'loading', 'loading', 'loading'])
  await settle()
  expect(result.current.map(({ status }) => status)).toEqual(['idle', 'ready', 'failed', 'failed', 'failed'])
  expect(result.current[1]?.value).toEqual({ raw: 11n })
})

test('a new block with unchanged results renders nothing, and the array keeps its identity', async () => {
  const { result, renders } = read([callOf(1), callOf(2), callOf(3), callOf(4), null])
  await settle()
  const [before, count] = [result.current, renders()]
  for (const block of [101, 102, 103]) await newBlock(block)
  expect(node.chunks).toHaveLength(4)
  expect(renders()).toBe(count)
  expect(result.current).toBe(before)
})

test('a changed result renders once, and the other results keep their identity', async () => {
  const { result, renders } = read([callOf(1), callOf(2)])
  await settle()
  const [[first, second], count] = [result.current, renders()]
  node.answers.set(dataOf(2), word(23))
  await newBlock(101)
  expect(renders()).toBe(count + 1)
  expect(result.current[0]).toBe(first)
  expect(result.current[1]).not.toBe(second)
  expect(result.current[1]?.value).toEqual({ raw: 23n })
})

test('two components with the same call share one entry and one result', async () => {
  const one = read([callOf(1)])
  const other = renderHook(() => useCall(callOf(1)), { wrapper })
  await settle()
  expect(node.chunks).toEqual([[dataOf(1)]])
  expect(listenedKeys()).toEqual([callOf(1).key])
  expect(other.result.current).toBe(one.result.current[0])
  one.unmount()
  await newBlock(101)
  expect(node.chunks).toHaveLength(2)
  other.unmount()
  expect(listenedKeys()).toEqual([])
})

test('the same call twice in one component is read once and returned twice', async () => {
  const { result } = read([callOf(1), callOf(1)])
  await settle()
  expect(node.chunks).toEqual([[dataOf(1)]])
  expect(result.current[0]).toBe(result.current[1])
})

test('follows changes of the calls, and reads nothing again when the list is merely rebuilt', async () => {
  const { rerender } = read([callOf(1)])
  await settle()
  rerender([callOf(1)])
  await settle()
  expect(node.chunks).toHaveLength(1)
  rerender([callOf(2), null])
  await settle()
  expect(listenedKeys()).toEqual([callOf(2).key])
  expect(node.chunks[1]).toEqual([dataOf(2)])
})

test('reads at the given interval', async () => {
  read([callOf(1)], { blocksPerFetch: Number.POSITIVE_INFINITY })
  await settle()
  await newBlock(150)
  expect(node.chunks).toHaveLength(1)
})

test('reads nothing without a call', async () => {
  const { result } = renderHook(() => useCall(null), { wrapper })
  await settle()
  expect(result.current.status).toBe('idle')
  expect(listenedKeys()).toEqual([])
})

test('a failed read keeps its last value with its block, and a retry reads it at once', async () => {
  const call = callOf(1)
  const { result } = renderHook(() => ({ state: useCall(call, { blocksPerFetch: 5 }), ...useRetryReads() }), {
    wrapper,
  })
  await settle()
  expect(knownValue(result.current.state)).toEqual({ status: 'ready', value: { raw: 11n } })
  node.answers.set(dataOf(1), null)
  await newBlock(105)
  expect(result.current.state.status).toBe('failed')
  expect(knownValue(result.current.state)).toEqual({ value: { raw: 11n }, asOfBlock: 100 })
  const failed = result.current.state
  await newBlock(107)
  expect(result.current.state).toBe(failed)
  node.answers.set(dataOf(1), word(12))
  act(() => result.current.retry())
  expect(result.current.isRetrying).toBe(true)
  await settle()
  expect(result.current.isRetrying).toBe(false)
  expect(result.current.state).toEqual({ status: 'ready', value: { raw: 12n } })
})

test('a read that never succeeded has no value', async () => {
  const { result } = read([callOf(3)])
  await settle()
  expect(knownValue(result.current[0])).toBeUndefined()
})
