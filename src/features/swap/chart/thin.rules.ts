import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { bucketStart } from './spans.rules'

/** Compares what the first token costs in the second, exactly, without dividing. */
function isDearer(one: SyncEvent, other: SyncEvent): boolean {
  return one.reserve1Raw * other.reserve0Raw > other.reserve1Raw * one.reserve0Raw
}

function keptOfBucket(events: readonly SyncEvent[]): SyncEvent[] {
  const [first] = events
  const last = events.at(-1)
  if (!first || !last) return []
  const highest = events.reduce((best, event) => (isDearer(event, best) ? event : best), first)
  const lowest = events.reduce((best, event) => (isDearer(best, event) ? event : best), first)
  return events.filter((event) => [first, last, highest, lowest].includes(event))
}

/**
 * Answers the events, from oldest to newest, without those that no candle shows: each bucket of time keeps its first, its
 * last, its highest and its lowest price, so that a busy pair's week is no more than a quiet one's.
 */
export function thin(events: readonly SyncEvent[], bucketS: number): SyncEvent[] {
  const kept: SyncEvent[] = []
  let bucket: SyncEvent[] = []
  let start = -1
  for (const event of events) {
    const own = bucketStart(event.timeS, bucketS)
    if (own !== start) {
      kept.push(...keptOfBucket(bucket))
      bucket = []
      start = own
    }
    bucket.push(event)
  }
  return [...kept, ...keptOfBucket(bucket)]
}
