import type { Nodes } from '../rpc/nodes'

/**
 * Header timestamps are whole seconds: over this many blocks the rounding error is small even for short block times.
 */
const SPAN_BLOCKS = 60
/** The average of recent blocks overrides the longer one where the block time has changed. */
const RECENT_BLOCKS = 20
const CHANGED_PACE = 0.25
/** Minimum number of blocks for an average. */
const LEAST_BLOCKS = 5
/** The deployment's block time applies unless the measured one differs by more than this share. */
const TOLERANCE = 0.1

interface Header {
  blockNumber: number
  /** Since 1970. */
  timeSeconds: number
}

async function readHeader(nodes: Nodes, block: string): Promise<Header | null> {
  const response = await nodes.request('eth_getBlockByNumber', [block, false])
  if (typeof response !== 'object' || response === null) return null
  const { number, timestamp } = response as Record<string, unknown>
  const header = { blockNumber: Number(number), timeSeconds: Number(timestamp) }
  return Object.values(header).every((value) => Number.isSafeInteger(value)) ? header : null
}

/** Reads the average block time over the last `blocks` blocks; null where it is unknown. */
async function readAverage(nodes: Nodes, newest: Header, blocks: number): Promise<number | null> {
  const span = Math.min(blocks, newest.blockNumber)
  if (span < LEAST_BLOCKS) return null
  const oldest = await readHeader(nodes, `0x${(newest.blockNumber - span).toString(16)}`)
  const seconds = oldest ? newest.timeSeconds - oldest.timeSeconds : 0
  return seconds > 0 ? seconds / span : null
}

/**
 * Reads the average block time of the chain, in seconds; null for a very young chain or missing headers. Rejects if a
 * request fails.
 */
export async function readBlockTime(nodes: Nodes): Promise<number | null> {
  const newest = await readHeader(nodes, 'latest')
  if (!newest) return null
  const [recent, long] = await Promise.all([
    readAverage(nodes, newest, RECENT_BLOCKS),
    readAverage(nodes, newest, SPAN_BLOCKS),
  ])
  if (recent === null || long === null) return recent ?? long
  return Math.abs(recent - long) > recent * CHANGED_PACE ? recent : long
}

/** Block time for rates and countdowns. */
export interface BlockTime {
  seconds: number
  /** True if the measured block time replaced the deployment's. */
  isMeasured: boolean
}

/** Returns the deployment's block time, or the measured one if it differs by more than 10 %. */
export function effectiveBlockTime(statedSeconds: number, measuredSeconds: number | null): BlockTime {
  const isOff =
    measuredSeconds !== null && Math.abs(measuredSeconds - statedSeconds) > statedSeconds * TOLERANCE + Number.EPSILON
  return isOff ? { seconds: measuredSeconds, isMeasured: true } : { seconds: statedSeconds, isMeasured: false }
}
