import type { Nodes } from '../rpc/nodes'
import { quantity } from './eventLog'

/** Block fields that a chart needs. */
export interface BlockFacts {
  number: number
  hash: string
  /** Seconds since 1970. */
  timeS: number
}

interface RawBlock {
  number?: unknown
  hash?: unknown
  timestamp?: unknown
}

const isRawBlock = (value: unknown): value is RawBlock => typeof value === 'object' && value !== null

/** Reads a block by its number or the latest; null when the node does not have it (any more). */
export async function readBlock(nodes: Nodes, which: number | 'latest'): Promise<BlockFacts | null> {
  const tag = which === 'latest' ? which : `0x${which.toString(16)}`
  const block = await nodes.request('eth_getBlockByNumber', [tag, false])
  if (!isRawBlock(block)) return null
  const { number, hash, timestamp } = block
  return { number: quantity(number), hash: String(hash), timeS: quantity(timestamp) }
}

export interface TimeSearch {
  head: BlockFacts
  /** The searched time, in seconds since 1970, and the maximum age of the found block before it. */
  timeS: number
  toleranceS: number
  /** Expected block time in seconds. */
  blockTimeSeconds: number
}

const MOST_PROBES = 12
const SMALLEST_PACE_SECONDS = 0.01

/** State of the search: the newest block that is old enough, the oldest that is not, the newest missing one. */
interface Bracket {
  older: BlockFacts | null
  newer: BlockFacts
  missing: number
}

/** Returns the next block to probe: interpolated between two blocks, or extrapolated from the newer one. */
function nextGuess({ older, newer, missing }: Bracket, { head, timeS, blockTimeSeconds }: TimeSearch): number {
  // Below a pruned block the timestamps are unknown, so the search bisects.
  if (!older && missing >= 0) return Math.ceil((missing + newer.number) / 2)
  const [from, to] = older ? [older, newer] : [newer, head]
  const blocks = to.number - from.number
  const paceSeconds = blocks > 0 ? Math.max((to.timeS - from.timeS) / blocks, SMALLEST_PACE_SECONDS) : blockTimeSeconds
  const guess = newer.number - Math.ceil((newer.timeS - timeS) / paceSeconds)
  return Math.min(newer.number - 1, Math.max(older ? older.number + 1 : 0, guess))
}

/**
 * Returns a block at most `toleranceS` older than the time; the oldest available one when all are newer. Reads at most
 * a dozen blocks, and then returns the best one found.
 */
export async function blockAtTime(nodes: Nodes, search: TimeSearch): Promise<BlockFacts> {
  const { head, timeS, toleranceS } = search
  if (head.timeS <= timeS) return head
  const bracket: Bracket = { older: null, newer: head, missing: -1 }
  for (let probe = 0; probe < MOST_PROBES; probe += 1) {
    const { older, newer, missing } = bracket
    if (newer.number - Math.max(older?.number ?? -1, missing) <= 1) break
    const guess = nextGuess(bracket, search)
    const block = await readBlock(nodes, guess)
    if (!block) bracket.missing = guess
    else if (block.timeS > timeS) bracket.newer = block
    else {
      bracket.older = block
      if (timeS - block.timeS <= toleranceS) break
    }
  }
  return bracket.older ?? bracket.newer
}
