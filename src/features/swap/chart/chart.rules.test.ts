import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { bucketStart, SPANS } from './candles.rules'
import { chartOf } from './chart.rules'
import { downsample } from './downsample.rules'

const NOW_S = 1_800_000
const span = SPANS.hour
const legs = [
  { isForward: true, decimalsFrom: 18, decimalsTo: 18 },
  { isForward: false, decimalsFrom: 18, decimalsTo: 6 },
]

const reserve = fc.bigInt({ min: 10n ** 15n, max: 10n ** 24n })
const events = fc
  .array(
    fc.record({ blockNumber: fc.integer({ min: 1_200, max: 1_300 }), reserve0Raw: reserve, reserve1Raw: reserve }),
    { maxLength: 100, size: 'max' },
  )
  .map((all) =>
    all
      .toSorted((one, other) => one.blockNumber - other.blockNumber)
      .map((each, logIndex): SyncEvent => ({ ...each, logIndex, timeS: NOW_S - 3_900 + each.blockNumber * 3 })),
  )

const historyOf = (all: SyncEvent[], overrides = {}) => ({
  ...{ events: all, sinceS: NOW_S - 3_660, nowS: NOW_S, isComplete: true },
  ...overrides,
})

it('a route’s chart has the same closing prices for full and for downsampled events', () => {
  fc.assert(
    fc.property(events, events, (first, second) => {
      const complete = chartOf(legs, [historyOf(first), historyOf(second)], span, false)
      const downsampled = [first, second].map((each) => historyOf(downsample(each, span.bucketS)))
      const chart = chartOf(legs, downsampled, span, false)
      expect(chart?.summary.lastE36).toBe(complete?.summary.lastE36)
      const late = Math.max(...[first, second].map((each) => bucketStart(each[0]?.timeS ?? 0, span.bucketS)))
      const after = (candles = complete?.candles) => candles?.filter(({ startS }) => startS > late) ?? []
      expect(after(chart?.candles)).toEqual(after())
    }),
  )
})

it('combines the latest time, the latest start and the least completeness of its histories', () => {
  const event = { blockNumber: 1, logIndex: 0, timeS: NOW_S - 100, reserve0Raw: 1n, reserve1Raw: 2n }
  const histories = [
    historyOf([event], { sinceS: NOW_S - 1_000, isComplete: false }),
    historyOf([event], { nowS: NOW_S + 60 }),
  ]
  const chart = chartOf(legs, histories, span, false)
  expect(chart).toMatchObject({ sinceS: NOW_S - 1_000, isComplete: false, hasTrades: true })
  expect(chart?.candles.at(-1)?.startS).toBe(NOW_S + 60)
})

it('reports no trades when the price did not move within the span', () => {
  const old = { blockNumber: 1, logIndex: -1, timeS: NOW_S - 3_660, reserve0Raw: 1n, reserve1Raw: 2n }
  const [leg] = legs
  const chart = leg && chartOf([leg], [historyOf([old])], span, false)
  expect(chart).toMatchObject({ hasTrades: false, summary: { changeBps: 0n } })
  expect(chart?.candles).toHaveLength(60)
})

it('shows one pair with its highs and lows, and inverted the other way around', () => {
  const [leg] = legs
  const at = (ageS: number, reserve1Raw: bigint) => ({
    ...{ blockNumber: NOW_S - ageS, logIndex: 0, timeS: NOW_S - ageS, reserve0Raw: 100n, reserve1Raw },
  })
  const history = historyOf([at(3_900, 200n), at(50, 400n), at(20, 200n)])
  const chart = leg && chartOf([leg], [history], span, false)
  expect(chart).toMatchObject({ isComplete: true, hasTrades: true })
  const ONE_E36 = 10n ** 36n
  expect(chart?.summary).toMatchObject({ firstE36: 2n * ONE_E36, highE36: 4n * ONE_E36, lastE36: 2n * ONE_E36 })
  const inverted = leg && chartOf([leg], [history], span, true)
  expect(inverted?.summary).toMatchObject({ firstE36: ONE_E36 / 2n, lowE36: ONE_E36 / 4n })
})

it('shows nothing where a pair of the route is unknown or empty', () => {
  const empty = { blockNumber: 1, logIndex: 0, timeS: NOW_S - 100, reserve0Raw: 0n, reserve1Raw: 0n }
  expect(chartOf(legs, [historyOf([]), historyOf([])], span, true)).toBeNull()
  expect(chartOf(legs.slice(0, 1), [historyOf([empty])], span, false)).toBeNull()
})
