import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfterMs } from './askNode'
import { commonHead, inOrder, meanMs, noteLatency, patienceMs, setAside, unknownNode } from './nodeState'

const nodeWith = (changes: object) => ({ ...unknownNode('http://node'), ...changes })

test('the patience with a node is what 95 % of its answers kept within, never under a tenth of a second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 5, maxLength: 60 }), (latencies) => {
      const node = unknownNode('http://node')
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

test('of a node hardly known nothing is expected for a second', () => {
  expect(patienceMs(nodeWith({ latenciesMs: [5, 5] }))).toBe(1_000)
  expect(meanMs(unknownNode('http://node'))).toBeNull()
})

test('each further fault doubles the time, a long good while makes it short again', () => {
  const node = unknownNode('http://node')
  const times = [0, 10_000, 30_000, 1_000_000].map((nowMs) => {
    setAside(node, { reason: 'dead' }, nowMs)
    return node.untilMs - nowMs
  })
  expect(times).toEqual([3_000, 6_000, 12_000, 3_000])
})

test('a node’s own wish is kept, within ten minutes', () => {
  const node = unknownNode('http://node')
  setAside(node, { reason: 'limited', waitMs: 42_000 }, 0)
  expect(node.untilMs).toBe(42_000)
  setAside(node, { reason: 'limited', waitMs: 1e9 }, 0)
  expect(node.untilMs).toBe(600_000)
})

test('the order: in use, by speed, on trial, and at last those whose time is not over', () => {
  const [inUse, fast, slow, trial, aside, limited] = [
    nodeWith({ latenciesMs: [900] }),
    nodeWith({ latenciesMs: [10] }),
    nodeWith({ latenciesMs: [500] }),
    nodeWith({ reason: 'dead', untilMs: 50 }),
    nodeWith({ reason: 'dead', untilMs: 500 }),
    nodeWith({ reason: 'limited', untilMs: 500 }),
  ] as const
  expect(inOrder([aside, limited, trial, slow, fast, inUse], inUse, 100)).toEqual([inUse, fast, slow, trial, aside])
})

test('the head of three is the second newest, of two the newest, of old words none', () => {
  const said = (head: number, headAtMs = 1_000) => nodeWith({ head, headAtMs })
  expect(commonHead([said(50), said(9_999), said(48)], 1_000)).toBe(50)
  expect(commonHead([said(50), said(48)], 1_000)).toBe(50)
  expect(commonHead([said(50, 0), said(48)], 30_500)).toBe(48)
  expect(commonHead([said(50), nodeWith({ head: 90, headAtMs: 1_000, reason: 'wrongChain' })], 1_000)).toBe(50)
  expect(commonHead([], 0)).toBe(0)
})

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 9_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %j is %j milliseconds', (header, waitMs) => {
  expect(retryAfterMs(header, 1_000)).toBe(waitMs)
})
