import type { CallKey } from './callKey'
import type { CallResult, MulticallState } from './multicall.slice'

/** Blocks before the first retry of a failed read; doubles with each failure, because some reads always fail. */
const RETRY_FROM_BLOCKS = 2
const MOST_DOUBLINGS = 20

/**
 * Returns the maximum age of a result in blocks. It is shorter for a failed read than its listeners permit, and 0 for a
 * requested retry.
 */
function allowedAge(known: CallResult | undefined, blocksPerFetch: number): number {
  const { failures } = known ?? {}
  if (failures === undefined) return blocksPerFetch
  if (failures === 0) return 0
  return Math.min(blocksPerFetch, RETRY_FROM_BLOCKS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS))
}

/**
 * Returns the calls of a chain whose result is missing or too old at `blockNumber`. Excludes calls in progress for that
 * block or a later one.
 */
export function staleCalls(
  { listeners, results }: MulticallState,
  chainId: number,
  blockNumber: number,
  fetchingAtBlock: (key: CallKey) => number | undefined,
): CallKey[] {
  const known = results[chainId] ?? {}
  const stale: CallKey[] = []
  for (const [text, counts] of Object.entries(listeners[chainId] ?? {})) {
    const key = text as CallKey
    const result = known[key]
    const blocksPerFetch = allowedAge(result, Math.min(...Object.keys(counts).map(Number)))
    const isFreshAt = (block: number | undefined, age: number) =>
      block !== undefined && block >= blockNumber - (age - 1)
    // A call in progress for this block is not requested twice, even for a retry.
    const isInProgress = isFreshAt(fetchingAtBlock(key), Math.max(1, blocksPerFetch))
    if (!isFreshAt(result?.blockNumber, blocksPerFetch) && !isInProgress) stale.push(key)
  }
  return stale
}
