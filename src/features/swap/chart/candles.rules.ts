import type { PriceAt } from './prices.rules'

/** The length of a chart and the duration of one candle, in seconds. */
export interface ChartSpan {
  name: SpanName
  lengthS: number
  bucketS: number
}

export type SpanName = 'hour' | 'day' | 'week'

const MINUTE_S = 60
/** Duration of the shortest candle of hourly prices, in seconds. */
export const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Candles of one minute, 15 minutes and two hours: 60 to 96 of them, as many as a phone can show apart. */
export const SPANS: Readonly<Record<SpanName, ChartSpan>> = {
  hour: { name: 'hour', lengthS: HOUR_S, bucketS: MINUTE_S },
  day: { name: 'day', lengthS: DAY_S, bucketS: 15 * MINUTE_S },
  week: { name: 'week', lengthS: 7 * DAY_S, bucketS: 2 * HOUR_S },
}

/** Returns the start of the bucket that contains a time, both in seconds since 1970. */
export const bucketStart = (timeS: number, bucketS: number): number => Math.floor(timeS / bucketS) * bucketS

/** The movement of a price within one time bucket; it opens at the close of the previous bucket. */
export interface Candle {
  /** Seconds since 1970. */
  startS: number
  openE36: bigint
  highE36: bigint
  lowE36: bigint
  closeE36: bigint
}

const flatCandle = (startS: number, priceE36: bigint): Candle => ({
  startS,
  openE36: priceE36,
  highE36: priceE36,
  lowE36: priceE36,
  closeE36: priceE36,
})

function withPrice(candle: Candle, priceE36: bigint): Candle {
  const { highE36, lowE36 } = candle
  return {
    ...candle,
    highE36: priceE36 > highE36 ? priceE36 : highE36,
    lowE36: priceE36 < lowE36 ? priceE36 : lowE36,
    closeE36: priceE36,
  }
}

/**
 * Returns one candle for each bucket of a span that ends now, from the first known price on. A bucket without trades
 * repeats the last price. Prices are sorted from oldest to newest; those before the span only set the first open.
 */
export function candlesOf(prices: readonly PriceAt[], { lengthS, bucketS }: ChartSpan, nowS: number): Candle[] {
  const startS = bucketStart(nowS - lengthS, bucketS) + bucketS
  const before = prices.findLast(({ timeS }) => timeS < startS)
  const within = prices.filter(({ timeS }) => timeS >= startS && timeS <= nowS)
  const first = before ?? within[0]
  if (!first) return []
  const candles: Candle[] = []
  let next = 0
  let closeE36 = first.priceE36
  for (let start = bucketStart(Math.max(first.timeS, startS), bucketS); start <= nowS; start += bucketS) {
    let candle = flatCandle(start, closeE36)
    for (let price = within[next]; price && price.timeS < start + bucketS; price = within[next]) {
      candle = withPrice(candle, price.priceE36)
      next += 1
    }
    candles.push(candle)
    closeE36 = candle.closeE36
  }
  return candles
}

/** The figures of a chart. */
export interface ChartSummary {
  firstE36: bigint
  lastE36: bigint
  highE36: bigint
  lowE36: bigint
  /** The change from the first to the last price, in whole basis points, truncated. */
  changeBps: bigint
}

/** Returns the first, last, highest and lowest price of a chart; null without candles. */
export function summaryOf(candles: readonly Candle[]): ChartSummary | null {
  const [first] = candles
  const last = candles.at(-1)
  if (!first || !last) return null
  const [firstE36, lastE36] = [first.openE36, last.closeE36]
  return {
    firstE36,
    lastE36,
    highE36: candles.reduce((most, { highE36 }) => (highE36 > most ? highE36 : most), first.highE36),
    lowE36: candles.reduce((least, { lowE36 }) => (lowE36 < least ? lowE36 : least), first.lowE36),
    changeBps: firstE36 > 0n ? ((lastE36 - firstE36) * 10_000n) / firstE36 : 0n,
  }
}
