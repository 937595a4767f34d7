// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallKey } from '../../chain/multicall/callKey'
import { callsRequested, readsStalled, resultsLoaded, selectRestoredBlock } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { createStore } from '../store'

const { chainId, name } = deployment
const KEY = `hotcake_numbers_${name}_${chainId}`
const call = `0x${'ab'.repeat(20)}-0x01` as CallKey

const want = callsRequested({ chainId, keys: [call], blocksPerFetch: 1 })
const load = (blockNumber: number) => resultsLoaded({ chainId, blockNumber, data: { [call]: '0x05' } })
const recalledBy = ({ getState }: ReturnType<typeof createStore>) => selectRestoredBlock(getState())

/** Runs a visit that reads at block 100 and ends. */
function earlierVisit(): void {
  const store = createStore()
  store.dispatch(want)
  store.dispatch(load(100))
  dispatchEvent(new Event('pagehide'))
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => vi.useRealTimers())

test('shows the results of the last visit when no node is reachable', () => {
  earlierVisit()
  const store = createStore()
  store.dispatch(want)
  expect(recalledBy(store)).toBeNull()
  store.dispatch(readsStalled())
  expect(recalledBy(store)).toBe(100)
})

test('shows stored results after two seconds without new ones, not before', () => {
  earlierVisit()
  const store = createStore()
  vi.advanceTimersByTime(60_000)
  store.dispatch(want)
  vi.advanceTimersByTime(1_900)
  expect(recalledBy(store)).toBeNull()
  vi.advanceTimersByTime(200)
  expect(recalledBy(store)).toBe(100)
})

test('a visit with timely results shows no stored ones, and stores its own', () => {
  earlierVisit()
  const store = createStore()
  store.dispatch(want)
  store.dispatch(load(120))
  vi.advanceTimersByTime(60_000)
  store.dispatch(readsStalled())
  expect(recalledBy(store)).toBeNull()
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ blockNumber: 120, data: { [call]: '0x05' } })
})

test('a visit without a network leaves the stored results unchanged', () => {
  earlierVisit()
  const before = localStorage.getItem(KEY)
  const store = createStore()
  store.dispatch(want)
  store.dispatch(readsStalled())
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toBe(before)
})

test('ignores invalid stored data', () => {
  localStorage.setItem(KEY, '{"version":1,"chainId":')
  const store = createStore()
  store.dispatch(want)
  store.dispatch(readsStalled())
  expect(recalledBy(store)).toBeNull()
})
