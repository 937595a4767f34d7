import { beforeEach, expect, test } from 'vitest'
import type { CallKey } from './callKey'
import { resultsToStore, readStoredResults } from './storedResults'
import {
  callsReleased,
  callsRequested,
  multicallReducer,
  resultsRestored,
  readsStalled,
  resultsLoaded,
  selectRestoredBlock,
  selectResults,
  type MulticallState,
} from './multicall.slice'
import { staleCalls } from './staleCalls'

const chainId = 7
const keyOf = (id: number): CallKey => `0x${'ab'.repeat(20)}-0x${id.toString(16).padStart(8, '0')}`
const [ONE, TWO, THREE] = [keyOf(1), keyOf(2), keyOf(3)]
const want = (keys: CallKey[], blocksPerFetch = 1) => callsRequested({ chainId, keys, blocksPerFetch })
const load = (blockNumber: number, data: Record<CallKey, string | null>) =>
  resultsLoaded({ chainId, blockNumber, data })

let state: MulticallState
const apply = (...actions: Parameters<typeof multicallReducer>[1][]) => {
  state = actions.reduce(multicallReducer, state)
}
const stored = () => JSON.parse(JSON.stringify(resultsToStore(state, chainId))) as Record<string, unknown>

beforeEach(() => {
  state = multicallReducer(undefined, { type: 'begin' })
})

test('stored results are restored as of their oldest block', () => {
  apply(want([ONE, TWO, THREE]), load(100, { [ONE]: '0x01', [THREE]: null }), load(102, { [TWO]: '0x02' }))
  const numbers = readStoredResults(stored(), chainId)
  expect(numbers).toEqual({ chainId, blockNumber: 100, data: { [ONE]: '0x01', [TWO]: '0x02', [THREE]: null } })
})

test('a value read only once does not make the others look old', () => {
  apply(want([ONE], Number.POSITIVE_INFINITY), load(10, { [ONE]: '0x01' }), want([TWO]), load(500, { [TWO]: '0x02' }))
  expect(resultsToStore(state, chainId)?.blockNumber).toBe(500)
  apply(want([ONE]))
  expect(resultsToStore(state, chainId)?.blockNumber).toBe(10)
})

test('a session without results stores nothing', () => {
  apply(want([ONE]), readsStalled())
  expect(resultsToStore(state, chainId)).toBeNull()
  expect(resultsToStore(state, 8)).toBeNull()
})

test('stored results are limited, and those on the page come first', () => {
  const many = Array.from({ length: 3_000 }, (_, id) => keyOf(id))
  apply(load(100, Object.fromEntries(many.map((key) => [key, '0x']))), want([keyOf(2_999)]))
  const keys = Object.keys(resultsToStore(state, chainId)?.data ?? {})
  expect(keys).toHaveLength(1_000)
  expect(keys[0]).toBe(keyOf(2_999))
  apply(load(101, Object.fromEntries(many.map((key) => [key, `0x${'00'.repeat(2_000)}`]))))
  expect(JSON.stringify(resultsToStore(state, chainId)).length).toBeLessThan(260_000)
})

test.each([
  ['another version', { version: 2 }],
  ['another chain', { chainId: 8 }],
  ['an invalid block', { blockNumber: '100' }],
  ['no data', { data: null }],
  ['an invalid key', { data: { constructor: '0x01' } }],
  ['a result that is not hex', { data: { [ONE]: '<b>' } }],
  ['a result that is a number', { data: { [ONE]: 1 } }],
])('rejects stored data with %s', (_what, change) => {
  apply(want([ONE]), load(100, { [ONE]: '0x01' }))
  expect(readStoredResults(stored(), chainId)).not.toBeNull()
  expect(readStoredResults({ ...stored(), ...change }, chainId)).toBeNull()
  expect(readStoredResults(null, chainId)).toBeNull()
})

test('restored results are shown, remain stale, and are dropped with the first result of this session', () => {
  const shown = () => selectResults(chainId)({ multicall: state })
  const due = () => staleCalls(state, chainId, 0, () => undefined)
  apply(want([ONE], Number.POSITIVE_INFINITY), want([TWO]))
  apply(resultsRestored({ chainId, blockNumber: 90, data: { [ONE]: '0x01', [TWO]: '0x02' } }))
  expect(shown()).toEqual({ [ONE]: { data: '0x01', blockNumber: 90 }, [TWO]: { data: '0x02', blockNumber: 90 } })
  expect(selectRestoredBlock({ multicall: state })).toBe(90)
  expect(due()).toEqual([ONE, TWO])
  expect(selectResults(8)({ multicall: state })).toEqual({})
  expect(resultsToStore(state, chainId)).toBeNull()

  apply(load(100, { [ONE]: '0x03' }))
  expect(shown()).toEqual({ [ONE]: { data: '0x03', blockNumber: 100 } })
  expect(selectRestoredBlock({ multicall: state })).toBeNull()
})

test('results restored too late change nothing', () => {
  apply(want([ONE]), load(100, { [ONE]: '0x03' }), callsReleased({ chainId, keys: [ONE], blocksPerFetch: 1 }))
  const before = state
  apply(resultsRestored({ chainId, blockNumber: 90, data: { [ONE]: '0x01' } }))
  expect(state).toBe(before)
})
