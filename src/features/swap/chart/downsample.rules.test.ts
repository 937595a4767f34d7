import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { SPANS } from './candles.rules'
import { chartOf } from './chart.rules'
import { downsample } from './downsample.rules'

const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const BUCKET_S = SPANS.hour.bucketS
const leg = { isForward: true, decimalsFrom: 18, decimalsTo: 6 }

/** Events as a chain returns them: in order, several in one bucket, with gaps between. */
const events = fc
  .array(fc.record({ gapS: fc.integer({ min: 0, max: 90 }), reserve0Raw: reserve, reserve1Raw: reserve }))
  .map((all): SyncEvent[] => {
    let timeS = 1_000_000
    return all.map(({ gapS, ...reserves }, index) => ({
      ...{ blockNumber: index, logIndex: 0, timeS: (timeS += gapS) },
      ...reserves,
    }))
  })

const historyOf = (all: SyncEvent[]) => ({ events: all, sinceS: 0, nowS: 1_003_000, isComplete: true })

it('changes no candle, in either direction', () => {
  fc.assert(
    fc.property(events, fc.boolean(), (all, isInverted) => {
      const complete = chartOf([leg], [historyOf(all)], SPANS.hour, isInverted)
      expect(chartOf([leg], [historyOf(downsample(all, BUCKET_S))], SPANS.hour, isInverted)).toEqual(complete)
    }),
  )
})

it('downsampling in parts gives the same result as downsampling at once', () => {
  fc.assert(
    fc.property(events, fc.nat(), (all, at) => {
      const middle = all.length === 0 ? 0 : at % all.length
      const [older, newer] = [all.slice(0, middle), all.slice(middle)]
      const inPieces = downsample([...downsample(older, BUCKET_S), ...downsample(newer, BUCKET_S)], BUCKET_S)
      expect(inPieces).toEqual(downsample(all, BUCKET_S))
    }),
  )
})

it('selects the first, last, highest and lowest price of a bucket', () => {
  const prices = [50n, 60n, 90n, 40n, 20n, 70n, 55n]
  const busy = prices.map((reserve1Raw, index): SyncEvent => ({
    ...{ blockNumber: index, logIndex: 0, timeS: 1_000_020 + index, reserve0Raw: 1n, reserve1Raw },
  }))
  expect(downsample(busy, BUCKET_S).map(({ reserve1Raw }) => reserve1Raw)).toEqual([50n, 90n, 20n, 55n])
})

it('selects at most four events of a bucket', () => {
  fc.assert(
    fc.property(events, (all) => {
      const buckets = new Map<number, number>()
      for (const { timeS } of downsample(all, BUCKET_S)) {
        const start = Math.floor(timeS / BUCKET_S)
        buckets.set(start, (buckets.get(start) ?? 0) + 1)
      }
      expect(Math.max(0, ...buckets.values())).toBeLessThanOrEqual(4)
    }),
  )
})
