import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfterMs } from './requestNode'
import {
  headFault,
  headView,
  requestOrder,
  meanMs,
  noteHead,
  noteLatency,
  patienceMs,
  suspend,
  unknownNode,
} from './nodeState'

const nodeWith = (changes: object) => ({ ...unknownNode('http://node', 'one'), ...changes })

test('the hedging delay of a node is the 95th percentile of its latencies, at least 100 ms', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 5, maxLength: 60 }), (latencies) => {
      const node = unknownNode('http://node', 'one')
      for (const each of latencies) noteLatency(node, each)
      const kept = latencies.slice(-20)
      expect(node.latenciesMs).toEqual(kept)
      const patience = patienceMs(node)
      expect(patience).toBeGreaterThanOrEqual(100)
      expect(kept.filter((each) => each <= patience).length).toBeGreaterThanOrEqual(kept.length * 0.95)
      expect(meanMs(node)).toBeLessThanOrEqual(Math.max(...kept))
    }),
  )
})

test('a node with few latencies has a hedging delay of one second', () => {
  expect(patienceMs(nodeWith({ latenciesMs: [5, 5] }))).toBe(1_000)
  expect(meanMs(unknownNode('http://node', 'one'))).toBeNull()
})

test('each further fault doubles the suspension, and a long healthy time resets it', () => {
  const node = unknownNode('http://node', 'one')
  const times = [0, 10_000, 30_000, 1_000_000].map((nowMs) => {
    suspend(node, { reason: 'dead' }, nowMs)
    return node.untilMs - nowMs
  })
  expect(times).toEqual([3_000, 6_000, 12_000, 3_000])
})

test('a node’s own Retry-After is respected, up to ten minutes', () => {
  const node = unknownNode('http://node', 'one')
  suspend(node, { reason: 'limited', waitMs: 42_000 }, 0)
  expect(node.untilMs).toBe(42_000)
  suspend(node, { reason: 'limited', waitMs: 1e9 }, 0)
  expect(node.untilMs).toBe(600_000)
})

test('orders nodes: in use, by speed, after their suspension, and last those still suspended', () => {
  const [inUse, fast, slow, trial, aside, limited] = [
    nodeWith({ latenciesMs: [900] }),
    nodeWith({ latenciesMs: [10] }),
    nodeWith({ latenciesMs: [500] }),
    nodeWith({ reason: 'dead', untilMs: 50 }),
    nodeWith({ reason: 'dead', untilMs: 500 }),
    nodeWith({ reason: 'limited', untilMs: 500 }),
  ] as const
  expect(requestOrder([aside, limited, trial, slow, fast, inUse], inUse, 100)).toEqual([
    inUse,
    fast,
    slow,
    trial,
    aside,
  ])
})

const PACE = { lag: 3, blockTimeSeconds: 3 }
/** Returns nodes of one operator each, with heads reported at one time. */
const reporting = (...heads: [head: number, changes?: object][]) =>
  heads.map(([head, changes], index) =>
    nodeWith({ operator: `o${index}`, head, headAtMs: 1_000, roseAtMs: 1_000, ...changes }),
  )
const faultsOf = (nodes: ReturnType<typeof reporting>, nowMs = 1_000) =>
  nodes.map((node) => headFault(node, nodes, PACE, nowMs))

test('of three heads the one far above the median is the outlier, and the one far below lags', () => {
  expect(faultsOf(reporting([50], [9_999], [48]))).toEqual([null, 'ahead', null])
  expect(faultsOf(reporting([1_000], [0], [1_001]))).toEqual([null, 'behind', null])
  expect(faultsOf(reporting([50], [48]))).toEqual([null, null])
})

test('of two heads the larger one does not evict the other while that one rises', () => {
  const nodes = reporting([1_000], [2_000])
  expect(faultsOf(nodes)).toEqual([null, null])
  expect(headView(nodes, PACE, 1_000)).toEqual({ median: null, floor: 2_000, ceiling: Number.POSITIVE_INFINITY })
  // A node whose head has not risen for long is stuck.
  const stuck = reporting([1_000, { headAtMs: 60_000 }], [1_020, { headAtMs: 60_000, roseAtMs: 59_000 }])
  expect(faultsOf(stuck, 60_000)).toEqual(['behind', null])
})

test('skips results below the lower middle head, and refuses those above LAG from the median', () => {
  expect(headView(reporting([50], [9_999], [48]), PACE, 1_000)).toEqual({ median: 50, floor: 50, ceiling: 53 })
  expect(headView(reporting([50], [48]), PACE, 1_000)).toEqual({ median: 48, floor: 48, ceiling: 51 })
  // Heads reported 12 s ago have advanced by 4 blocks.
  expect(headView(reporting([50], [48]), PACE, 13_000)).toEqual({ median: 52, floor: 48, ceiling: 55 })
  const wrongChain = { reason: 'wrongChain' }
  expect(headView(reporting([50], [90, wrongChain], [48, { headAtMs: -40_000 }]), PACE, 1_000)).toMatchObject({
    floor: 50,
  })
  expect(headView([], PACE, 0)).toEqual({ median: null, floor: 0, ceiling: Number.POSITIVE_INFINITY })
})

test('a slightly lower head is an old result, and a far lower one retracts the former head', () => {
  const node = nodeWith({ head: 1_000 })
  noteHead(node, 998, 3, 5)
  expect(node).toMatchObject({ head: 1_000, headAtMs: 5, roseAtMs: 0 })
  noteHead(node, 900, 3, 6)
  expect(node).toMatchObject({ head: 900, headAtMs: 6, roseAtMs: 0 })
  noteHead(node, 901, 3, 7)
  expect(node).toMatchObject({ head: 901, roseAtMs: 7 })
})

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 9_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ['soon', undefined],
  [null, undefined],
])('parses Retry-After %j as %j milliseconds', (header, waitMs) => {
  expect(retryAfterMs(header, 1_000)).toBe(waitMs)
})
