import { deployment } from '../../../core/deployment'

/** yield 4 "Refresh": the ticks, which the multicall counts in blocks; it asks nothing while the page is hidden. */
const FAST_SECONDS = 10
const SLOW_SECONDS = 60

/** Answers how many whole blocks pass within a tick, one at least. */
export const blocksWithin = (seconds: number, blockTimeSeconds: number): number =>
  Math.max(1, Math.floor(seconds / blockTimeSeconds))

const { blockTimeSeconds } = deployment

/** For what an account has: read anew each 10 s. */
export const FAST = { blocksPerFetch: blocksWithin(FAST_SECONDS, blockTimeSeconds) }

/** For what everybody sees: read anew each 60 s. */
export const SLOW = { blocksPerFetch: blocksWithin(SLOW_SECONDS, blockTimeSeconds) }

/** For what never changes. */
export const ONCE = { blocksPerFetch: Infinity }
