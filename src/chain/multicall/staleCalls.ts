import type { CallKey } from './callKey'
import type { CallResult, MulticallState } from './multicall.slice'

/** A failed read is tried again after so many blocks, then after twice as many each time: some reads always fail. */
const RETRY_FROM_BLOCKS = 2
const MOST_DOUBLINGS = 20

/** Returns how old a result may be, in blocks: a failed one less than its listeners allow, and one to be retried not at all. */
function allowedAge(known: CallResult | undefined, blocksPerFetch: number): number {
  const { failures } = known ?? {}
  if (failures === undefined) return blocksPerFetch
  if (failures === 0) return 0
  return Math.min(blocksPerFetch, RETRY_FROM_BLOCKS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS))
}

/**
 * Returns the listened calls of a chain whose result is missing or older than allowed at `blockNumber`, without those
 * that are being read at that block or a later one.
 */
export function staleCalls(
  { listeners, results }: MulticallState,
  chainId: number,
  blockNumber: number,
  fetchingAtBlock: ReadonlyMap<CallKey, number>,
): CallKey[] {
  const known = results[chainId] ?? {}
  const stale: CallKey[] = []
  for (const [text, counts] of Object.entries(listeners[chainId] ?? {})) {
    const key = text as CallKey
    const result = known[key]
    const blocksPerFetch = allowedAge(result, Math.min(...Object.keys(counts).map(Number)))
    const isFreshAt = (block: number | undefined, age: number) =>
      block !== undefined && block >= blockNumber - (age - 1)
    // What is being read for this block is not asked for twice, even where a retry is wanted.
    const isAsked = isFreshAt(fetchingAtBlock.get(key), Math.max(1, blocksPerFetch))
    if (!isFreshAt(result?.blockNumber, blocksPerFetch) && !isAsked) stale.push(key)
  }
  return stale
}
