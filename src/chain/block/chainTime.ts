import { getCurrentBlockTimestamp } from '../contracts/exchangeMulticall/reads'
import { readRequired } from '../multicall/aggregate'
import type { Nodes } from '../rpc/nodes'

/** Tolerated difference between the device clock and the chain's time before the user is warned. */
export const CLOCK_TOLERANCE_SECONDS = 90

const WITNESSES = 2

function secondsIn(block: unknown): number[] {
  const { timestamp } = (block ?? {}) as { timestamp?: unknown }
  const seconds = typeof timestamp === 'string' ? Number(timestamp) : Number.NaN
  return Number.isSafeInteger(seconds) && seconds > 0 ? [seconds] : []
}

/**
 * Reads the chain's own time, in seconds since 1970: the latest block's timestamp. With two nodes it is the earlier of
 * theirs, so that a single node cannot prolong a deadline. The device clock is not used.
 */
export async function readChainSeconds(nodes: Nodes): Promise<number> {
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, WITNESSES)
  const [[now = 0n], started] = await Promise.all([
    readRequired(nodes, [getCurrentBlockTimestamp()]),
    witnesses.length < WITNESSES
      ? []
      : Promise.allSettled(witnesses.map((node) => node.request('eth_getBlockByNumber', ['latest', false]))),
  ])
  const others = started.flatMap((each) => (each.status === 'fulfilled' ? secondsIn(each.value) : []))
  return Math.min(Number(now), ...others)
}

/** The chain's time, anchored to a monotonic clock that system time changes do not affect. */
export interface ChainAnchor {
  /** Timestamp of the latest block, in milliseconds since 1970. */
  chainMs: number
  /** Time of the read, in milliseconds of performance.now(). */
  atMs: number
}

/** Returns the chain's time in milliseconds since 1970: the latest block's plus the time since it was read. */
export const chainNowMs = ({ chainMs, atMs }: ChainAnchor, monotonicMs: number): number =>
  chainMs + Math.max(0, monotonicMs - atMs)

/** Returns the error of the device clock in seconds, positive if ahead of the chain; null within the tolerance. */
export function clockErrorSeconds(chainSeconds: number, deviceMs: number): number | null {
  const error = Math.round(deviceMs / 1_000) - chainSeconds
  return Math.abs(error) > CLOCK_TOLERANCE_SECONDS ? error : null
}
