import { blockTimestamp } from '../contracts/chainFacts'
import { useCall } from '../multicall/useCalls'
import type { ChainAnchor } from './chainTime'

const timestamp = blockTimestamp()

let last: ChainAnchor | null = null

/** A block's time is noted when it is first seen: seen later by another part of the page, it is as old as before. */
function anchorOf(seconds: bigint): ChainAnchor {
  const chainMs = Number(seconds) * 1_000
  if (last?.chainMs !== chainMs) last = { chainMs, atMs: performance.now() }
  return last
}

/** Returns the chain's time with each block that is read; null before the first. */
export function useChainAnchor(): ChainAnchor | null {
  const { value } = useCall(timestamp)
  return value === undefined || value === null ? null : anchorOf(value)
}
