const DAY_S = 24 * 60 * 60

export type SpanName = 'week' | 'month' | 'all'

/** Length of each span in seconds; null for the whole chain. */
const SPAN_SECONDS: Readonly<Record<SpanName, number | null>> = { week: 7 * DAY_S, month: 30 * DAY_S, all: null }

/** Returns the oldest block of a span that ends with the newest one. */
export function firstBlockOf(span: SpanName, headBlock: number, blockTimeSeconds: number): number {
  const seconds = SPAN_SECONDS[span]
  return seconds === null ? 0 : Math.max(0, headBlock - Math.floor(seconds / blockTimeSeconds))
}

/** Returns at most `maxCount` evenly spaced blocks, including the first and the last, oldest first. */
export function sampleBlocks(first: number, last: number, maxCount: number): number[] {
  if (last <= first) return [first]
  const count = Math.min(maxCount, last - first + 1)
  return Array.from({ length: count }, (_, index) => first + Math.floor((index * (last - first)) / (count - 1)))
}

export interface BlockRange {
  fromBlock: number
  toBlock: number
}

/**
 * Returns the ranges of a span that are read for events, newest first. The whole span is read when `most` ranges
 * of `longest` blocks cover it. Otherwise `most` ranges of `shortest` blocks are read, each at the end of an equal
 * part of the span.
 */
export function logRangesOf(
  { fromBlock, toBlock }: BlockRange,
  { most, longest, shortest }: { most: number; longest: number; shortest: number },
): BlockRange[] {
  const blocks = toBlock - fromBlock + 1
  if (blocks <= most * longest) return [{ fromBlock, toBlock }]
  return Array.from({ length: most }, (_, index) => {
    const end = toBlock - Math.floor((index * blocks) / most)
    return { fromBlock: Math.max(fromBlock, end - shortest + 1), toBlock: end }
  })
}
