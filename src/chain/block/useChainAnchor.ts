import { getCurrentBlockTimestamp } from '../contracts/exchangeMulticall/reads'
import { useCall } from '../multicall/useCalls'
import type { ChainAnchor } from './chainTime'

const timestamp = getCurrentBlockTimestamp()

let last: ChainAnchor | null = null

/** Anchors a block's time when it is first read: a later read of the same block keeps the anchor. */
function anchorOf(seconds: bigint): ChainAnchor {
  const chainMs = Number(seconds) * 1_000
  if (last?.chainMs !== chainMs) last = { chainMs, atMs: performance.now() }
  return last
}

/** Subscribes to the chain's time, updated with each block; null before the first. */
export function useChainAnchor(): ChainAnchor | null {
  const { value } = useCall(timestamp)
  return value === undefined || value === null ? null : anchorOf(value)
}
