import type { PriceAt } from './prices.rules'
import { bucketStart, type ChartSpan } from './spans.rules'

/** The movement of a price within one time bucket; it opens at the close of the previous bucket. */
export interface Candle {
  /** Seconds since 1970. */
  startS: number
  openE36: bigint
  highE36: bigint
  lowE36: bigint
  closeE36: bigint
}

const stillAt = (startS: number, priceE36: bigint): Candle => ({
  startS,
  openE36: priceE36,
  highE36: priceE36,
  lowE36: priceE36,
  closeE36: priceE36,
})

function moved(candle: Candle, priceE36: bigint): Candle {
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
    let candle = stillAt(start, closeE36)
    for (let price = within[next]; price && price.timeS < start + bucketS; price = within[next]) {
      candle = moved(candle, price.priceE36)
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
