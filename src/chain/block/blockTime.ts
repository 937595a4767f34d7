import type { Nodes } from '../rpc/nodes'

/** Headers tell the time in whole seconds: over so many blocks that is a small error even where they are quick. */
const SPAN_BLOCKS = 60
/** The pace of the last few blocks overrules the longer average where a chain has changed its pace. */
const RECENT_BLOCKS = 20
const CHANGED_PACE = 0.25
/** Of fewer blocks no average is worth having. */
const LEAST_BLOCKS = 5
/** The deployment's block time holds unless the chain's differs by more than this share of it. */
const TOLERANCE = 0.1

interface Header {
  blockNumber: number
  /** Since 1970. */
  timeSeconds: number
}

async function readHeader(nodes: Nodes, block: string): Promise<Header | null> {
  const answer = await nodes.request('eth_getBlockByNumber', [block, false])
  if (typeof answer !== 'object' || answer === null) return null
  const { number, timestamp } = answer as Record<string, unknown>
  const header = { blockNumber: Number(number), timeSeconds: Number(timestamp) }
  return Object.values(header).every((value) => Number.isSafeInteger(value)) ? header : null
}

/** Reads the average time between the newest block and one so many before it; null where that cannot be told. */
async function readAverage(nodes: Nodes, newest: Header, blocks: number): Promise<number | null> {
  const span = Math.min(blocks, newest.blockNumber)
  if (span < LEAST_BLOCKS) return null
  const oldest = await readHeader(nodes, `0x${(newest.blockNumber - span).toString(16)}`)
  const seconds = oldest ? newest.timeSeconds - oldest.timeSeconds : 0
  return seconds > 0 ? seconds / span : null
}

/**
 * Reads the average time between the chain's last blocks, in seconds; null where it has too few or the node does not
 * know them. Throws what asking throws.
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

/** The block time that rates and countdowns are reckoned with. */
export interface BlockTime {
  seconds: number
  /** True where the chain was seen to be quicker or slower than its deployment says. */
  isMeasured: boolean
}

/** Answers the block time to reckon with: the deployment's, or the measured one where it differs by more than 10 %. */
export function effectiveBlockTime(statedSeconds: number, measuredSeconds: number | null): BlockTime {
  const isOff =
    measuredSeconds !== null && Math.abs(measuredSeconds - statedSeconds) > statedSeconds * TOLERANCE + Number.EPSILON
  return isOff ? { seconds: measuredSeconds, isMeasured: true } : { seconds: statedSeconds, isMeasured: false }
}
