const DAY_S = 24 * 60 * 60

export type SpanName = 'week' | 'month' | 'all'

/** How far back a reader looks, in seconds; null for as far as the chain goes. */
const SPAN_SECONDS: Readonly<Record<SpanName, number | null>> = { week: 7 * DAY_S, month: 30 * DAY_S, all: null }

/** Answers the oldest block of a span that ends with the newest one. */
export function firstBlockOf(span: SpanName, headBlock: number, blockTimeSeconds: number): number {
  const seconds = SPAN_SECONDS[span]
  return seconds === null ? 0 : Math.max(0, headBlock - Math.floor(seconds / blockTimeSeconds))
}

/** Answers so many blocks at the most, evenly from the first to the last, both among them, from oldest to newest. */
export function sampleBlocks(first: number, last: number, most: number): number[] {
  if (last <= first) return [first]
  const count = Math.min(most, last - first + 1)
  return Array.from({ length: count }, (_, index) => first + Math.floor((index * (last - first)) / (count - 1)))
}

export interface Stretch {
  fromBlock: number
  toBlock: number
}

/**
 * Answers which stretches of a span are read for events, from newest to oldest: all of it where that takes `most`
 * stretches of `longest` blocks, else so many of `shortest` blocks, each at the end of an equal part of the span.
 */
export function stretchesOf(
  { fromBlock, toBlock }: Stretch,
  { most, longest, shortest }: { most: number; longest: number; shortest: number },
): Stretch[] {
  const blocks = toBlock - fromBlock + 1
  if (blocks <= most * longest) return [{ fromBlock, toBlock }]
  return Array.from({ length: most }, (_, index) => {
    const end = toBlock - Math.floor((index * blocks) / most)
    return { fromBlock: Math.max(fromBlock, end - shortest + 1), toBlock: end }
  })
}
