import { candlesOf, summaryOf, type Candle, type ChartSummary } from './candles.rules'
import type { PairHistory } from './history.chain'
import { pricesAlong, type Leg } from './prices.rules'
import type { ChartSpan } from './spans.rules'

/** Everything that a chart shows. */
export interface Chart {
  candles: Candle[]
  summary: ChartSummary
  /** From when on prices are known, in seconds since 1970. */
  sinceS: number
  /** False when the nodes gave less than the span. */
  isWhole: boolean
  /** False when no trade moved the price within the span. */
  hasTrades: boolean
}

/** Answers the same leg from the other end. */
const reversed = <L extends Omit<Leg, 'events'>>(leg: L): L => ({
  ...leg,
  isForward: !leg.isForward,
  decimalsFrom: leg.decimalsTo,
  decimalsTo: leg.decimalsFrom,
})

/**
 * Answers what is certain of a price along several pairs: what it was at the end of each bucket. Between, the pairs'
 * events were thinned each for itself, so that their product may never have been a price.
 */
const closesOnly = (candle: Candle): Candle => {
  const { startS, closeE36 } = candle
  return { startS, openE36: closeE36, highE36: closeE36, lowE36: closeE36, closeE36 }
}

/**
 * Answers the chart of a way's pairs, whose histories stand in the same order; inverted it is the price of the last token
 * in the first. Null when no price is known.
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
  const moves = candlesOf(prices, span, nowS)
  const candles = legs.length > 1 ? moves.map(closesOnly) : moves
  const summary = summaryOf(candles)
  const [first] = candles
  if (!summary || !first) return null
  return {
    candles,
    summary,
    sinceS: Math.max(...histories.map((history) => history.sinceS)),
    isWhole: histories.every((history) => history.isWhole),
    hasTrades: prices.some(({ timeS }) => timeS > nowS - span.lengthS),
  }
}
