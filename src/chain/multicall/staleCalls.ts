import type { CallKey } from './callKey'
import type { MulticallState } from './multicall.slice'

/**
 * Answers the listened calls of a chain whose result is missing or older than their pace allows at `blockNumber`,
 * leaving out those already being asked for that block or a later one.
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
    const blocksPerFetch = Math.min(...Object.keys(counts).map(Number))
    const wantedBlock = blockNumber - (blocksPerFetch - 1)
    const isFreshAt = (block: number | undefined) => block !== undefined && block >= wantedBlock
    if (!isFreshAt(known[key]?.blockNumber) && !isFreshAt(fetchingAtBlock.get(key))) stale.push(key)
  }
  return stale
}
