import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { candlesOf, summaryOf } from './candles.rules'
import { SPANS } from './candles.rules'
import type { PriceAt } from './prices.rules'

const NOW_S = 1_800_000
const span = SPANS.hour

const prices = fc
  .array(
    fc.record({
      timeS: fc.integer({ min: NOW_S - 5_000, max: NOW_S }),
      priceE36: fc.bigInt({ min: 1n, max: 10n ** 60n }),
    }),
  )
  .map((all): PriceAt[] => all.toSorted((one, other) => one.timeS - other.timeS))

it('returns one candle for each minute up to now, each opening at the previous close', () => {
  fc.assert(
    fc.property(prices, (all) => {
      const candles = candlesOf(all, span, NOW_S)
      expect(candles.length > 0).toBe(all.length > 0)
      expect(candles.length).toBeLessThanOrEqual(60)
      candles.slice(1).forEach((candle, index) => {
        expect(candle.startS - (candles[index]?.startS ?? 0)).toBe(span.bucketS)
        expect(candle.openE36).toBe(candles[index]?.closeE36)
      })
      expect(candles.at(-1)?.closeE36).toBe(all.at(-1)?.priceE36)
      expect(candles.every(({ startS }) => startS <= NOW_S && startS > NOW_S - span.lengthS - span.bucketS)).toBe(true)
    }),
  )
})

it('a candle’s high and low are the extremes of its opening price and its minute’s prices', () => {
  fc.assert(
    fc.property(prices, (all) => {
      for (const { startS, openE36, highE36, lowE36, closeE36 } of candlesOf(all, span, NOW_S)) {
        const own = all.filter(({ timeS }) => timeS >= startS && timeS < startS + span.bucketS)
        const sorted = [openE36, ...own.map(({ priceE36 }) => priceE36)].toSorted((one, other) =>
          one < other ? -1 : 1,
        )
        expect([lowE36, highE36]).toEqual([sorted[0], sorted.at(-1)])
        expect(closeE36).toBe(own.at(-1)?.priceE36 ?? openE36)
      }
    }),
  )
})

it('repeats the last price from before the span where there are no trades', () => {
  const candles = candlesOf([{ timeS: NOW_S - 4_000, priceE36: 7n }], span, NOW_S)
  expect(candles).toHaveLength(60)
  expect(
    new Set(candles.flatMap(({ openE36, highE36, lowE36, closeE36 }) => [openE36, highE36, lowE36, closeE36])),
  ).toEqual(new Set([7n]))
})

it('starts at the first known price', () => {
  const candles = candlesOf([{ timeS: NOW_S - 150, priceE36: 7n }], span, NOW_S)
  expect(candles.map(({ startS }) => NOW_S - startS)).toEqual([180, 120, 60, 0])
})

it('counts a price at the very start of the span as one within it', () => {
  const startS = NOW_S - span.lengthS + span.bucketS
  const [first] = candlesOf(
    [
      { timeS: startS - 1, priceE36: 5n },
      { timeS: startS, priceE36: 7n },
    ],
    span,
    NOW_S,
  )
  expect(first).toEqual({ startS, openE36: 5n, highE36: 7n, lowE36: 5n, closeE36: 7n })
})

it('ignores a price from after now', () => {
  const candles = candlesOf(
    [
      { timeS: NOW_S - 60, priceE36: 5n },
      { timeS: NOW_S + 1, priceE36: 9n },
    ],
    span,
    NOW_S,
  )
  expect(candles.at(-1)?.highE36).toBe(5n)
})

it('sums up the first, last, highest and lowest price and the change', () => {
  const at = (ageS: number, priceE36: bigint) => ({ timeS: NOW_S - ageS, priceE36 })
  const candles = candlesOf([at(600, 200n), at(400, 260n), at(300, 150n), at(60, 190n)], span, NOW_S)
  expect(summaryOf(candles)).toEqual({ firstE36: 200n, lastE36: 190n, highE36: 260n, lowE36: 150n, changeBps: -500n })
  expect(summaryOf([])).toBeNull()
})
