import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { bucketStart } from './candles.rules'

/** Compares the price of token0 in token1 exactly, by cross multiplication instead of division. */
function hasHigherPrice(one: SyncEvent, other: SyncEvent): boolean {
  return one.reserve1Raw * other.reserve0Raw > other.reserve1Raw * one.reserve0Raw
}

function downsampleBucket(events: readonly SyncEvent[]): SyncEvent[] {
  const [first] = events
  const last = events.at(-1)
  if (!first || !last) return []
  const highest = events.reduce((best, event) => (hasHigherPrice(event, best) ? event : best), first)
  const lowest = events.reduce((best, event) => (hasHigherPrice(best, event) ? event : best), first)
  return events.filter((event) => [first, last, highest, lowest].includes(event))
}

/**
 * Returns the events, from oldest to newest, without those that no candle shows. Each bucket has its first, last,
 * highest and lowest price, so that a busy pair needs little more storage than a quiet one.
 */
export function downsample(events: readonly SyncEvent[], bucketS: number): SyncEvent[] {
  const selected: SyncEvent[] = []
  let bucket: SyncEvent[] = []
  let start = -1
  for (const event of events) {
    const own = bucketStart(event.timeS, bucketS)
    if (own !== start) {
      selected.push(...downsampleBucket(bucket))
      bucket = []
      start = own
    }
    bucket.push(event)
  }
  return [...selected, ...downsampleBucket(bucket)]
}
