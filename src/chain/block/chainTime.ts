import { blockTimestamp } from '../contracts/chainFacts'
import { readRequired } from '../multicall/aggregate'
import type { Nodes } from '../rpc/nodes'

/** How far the device's clock may differ from the chain's before the user is warned. */
export const CLOCK_TOLERANCE_SECONDS = 90

const WITNESSES = 2

function secondsIn(block: unknown): number[] {
  const { timestamp } = (block ?? {}) as { timestamp?: unknown }
  const seconds = typeof timestamp === 'string' ? Number(timestamp) : Number.NaN
  return Number.isSafeInteger(seconds) && seconds > 0 ? [seconds] : []
}

/**
 * Reads the chain's own time, in seconds since 1970: the newest block's timestamp, and where there are two nodes the
 * earlier of theirs, so that a single node cannot prolong a deadline. The device's clock plays no part.
 */
export async function readChainSeconds(nodes: Nodes): Promise<number> {
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, WITNESSES)
  const [[now = 0n], asked] = await Promise.all([
    readRequired(nodes, [blockTimestamp()]),
    witnesses.length < WITNESSES
      ? []
      : Promise.allSettled(witnesses.map((node) => node.request('eth_getBlockByNumber', ['latest', false]))),
  ])
  const others = asked.flatMap((each) => (each.status === 'fulfilled' ? secondsIn(each.value) : []))
  return Math.min(Number(now), ...others)
}

/** The chain's time at a moment of a clock that only runs forward and that nobody sets. */
export interface ChainAnchor {
  /** The newest block's time, in milliseconds since 1970. */
  chainMs: number
  /** When it was read, in milliseconds as performance.now() counts. */
  atMs: number
}

/** Returns the chain's time in milliseconds since 1970: the newest block's, and what has passed since it was read. */
export const chainNowMs = ({ chainMs, atMs }: ChainAnchor, monotonicMs: number): number =>
  chainMs + Math.max(0, monotonicMs - atMs)

/** Returns by how many seconds the device's clock is ahead of the chain's, or behind it; null where that is within bounds. */
export function clockErrorSeconds(chainSeconds: number, deviceMs: number): number | null {
  const error = Math.round(deviceMs / 1_000) - chainSeconds
  return Math.abs(error) > CLOCK_TOLERANCE_SECONDS ? error : null
}
