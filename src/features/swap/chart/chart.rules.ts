import { type Candle, candlesOf, type ChartSummary, HOUR_S, summaryOf } from './candles.rules'
import type { ChartSpan } from './candles.rules'
import type { PairHistory } from './history.chain'
import { type Leg, pricesAlong } from './prices.rules'

/** Everything that the chart view shows. */
export interface Chart {
  candles: Candle[]
  summary: ChartSummary
  /** The start of the known prices, in seconds since 1970. */
  sinceS: number
  /** False when the nodes returned less than the span. */
  isComplete: boolean
  /** True where the prices are hourly ones of the services. */
  isHourly: boolean
  /** False when no trade moved the price within the span. */
  hasTrades: boolean
}

/** Returns the same leg in the opposite direction. */
const reversed = <L extends Omit<Leg, 'events'>>(leg: L): L => ({
  ...leg,
  isForward: !leg.isForward,
  decimalsFrom: leg.decimalsTo,
  decimalsTo: leg.decimalsFrom,
})

/**
 * Reduces a candle to its closing price, the only exact value along several pairs. Each pair's events are downsampled
 * on their own, so a product within a bucket may never have been a price.
 */
const closesOnly = (candle: Candle): Candle => {
  const { startS, closeE36 } = candle
  return { startS, openE36: closeE36, highE36: closeE36, lowE36: closeE36, closeE36 }
}

/**
 * Returns the chart of a route's pairs; `histories` has the order of `legs`. Inverted, it is the price of the last
 * token in the first. Returns null when no price is known.
 */
export function chartOf(
  legs: readonly Omit<Leg, 'events'>[],
  histories: readonly PairHistory[],
  span: ChartSpan,
  isInverted: boolean,
): Chart | null {
  const withEvents = legs.map((leg, index) => ({
    ...(isInverted ? reversed(leg) : leg),
    events: histories[index]?.events ?? [],
  }))
  const nowS = Math.max(...histories.map((history) => history.nowS))
  const prices = pricesAlong(withEvents)
  const isHourly = histories.some((history) => history.isHourly)
  const bucketS = isHourly ? Math.max(span.bucketS, HOUR_S) : span.bucketS
  const moves = candlesOf(prices, { ...span, bucketS }, nowS)
  const candles = legs.length > 1 ? moves.map(closesOnly) : moves
  const summary = summaryOf(candles)
  const [first] = candles
  if (!summary || !first) return null
  return {
    candles,
    summary,
    sinceS: Math.max(...histories.map((history) => history.sinceS)),
    isComplete: histories.every((history) => history.isComplete),
    isHourly,
    hasTrades: prices.some(({ timeS }) => timeS > nowS - span.lengthS),
  }
}
