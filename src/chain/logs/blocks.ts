import type { Nodes } from '../rpc/nodes'
import { quantity } from './eventLog'

/** What a chart needs of a block. */
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

/** Answers a block, by its number or the newest; null when the node has it not (any more). */
export async function readBlock(nodes: Nodes, which: number | 'latest'): Promise<BlockFacts | null> {
  const tag = which === 'latest' ? which : `0x${which.toString(16)}`
  const block = await nodes.request('eth_getBlockByNumber', [tag, false])
  if (!isRawBlock(block)) return null
  const { number, hash, timestamp } = block
  return { number: quantity(number), hash: String(hash), timeS: quantity(timestamp) }
}

export interface TimeSearch {
  head: BlockFacts
  /** The time looked for, in seconds since 1970, and how much older the block found may be. */
  timeS: number
  toleranceS: number
  /** What a block takes as far as is known beforehand. */
  blockTimeSeconds: number
}

const MOST_PROBES = 12
const SMALLEST_PACE_SECONDS = 0.01

/** What is known between probes: the newest block that is old enough, the oldest that is not, and the newest one missing. */
interface Bracket {
  older: BlockFacts | null
  newer: BlockFacts
  missing: number
}

/** Where to look next: on the line between two blocks, or as far behind the newer as its pace says. */
function nextGuess({ older, newer, missing }: Bracket, { head, timeS, blockTimeSeconds }: TimeSearch): number {
  // Past what a node has forgotten nothing is known but that something is there.
  if (!older && missing >= 0) return Math.ceil((missing + newer.number) / 2)
  const [from, to] = older ? [older, newer] : [newer, head]
  const blocks = to.number - from.number
  const paceSeconds = blocks > 0 ? Math.max((to.timeS - from.timeS) / blocks, SMALLEST_PACE_SECONDS) : blockTimeSeconds
  const guess = newer.number - Math.ceil((newer.timeS - timeS) / paceSeconds)
  return Math.min(newer.number - 1, Math.max(older ? older.number + 1 : 0, guess))
}

/**
 * Answers a block that is as old as the time or at most so much older; the oldest that the node has when all are newer.
 * Asks for a dozen blocks at most, after which the best block found has to do.
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
