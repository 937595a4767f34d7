import { readSync } from '../contracts/pair/events'
import type { Reserves } from '../contracts/pair/reads'
import type { Nodes } from '../rpc/nodes'
import { readBlock } from './blocks'
import type { EventLog } from './eventLog'
import type { LogChunk } from './readLogs'

/** Reserves of a pair after a change, in the smallest units, for the token with the lower address first. */
export interface SyncEvent extends Reserves {
  blockNumber: number
  logIndex: number
  /** Seconds since 1970. */
  timeS: number
}

/** Interpolates the time of a block between two blocks with known times. */
export function timeBetween(
  blockNumber: number,
  older: { number: number; timeS: number },
  newer: { number: number; timeS: number },
): number {
  const blocks = newer.number - older.number
  if (blocks <= 0) return older.timeS
  return older.timeS + Math.floor(((blockNumber - older.number) * (newer.timeS - older.timeS)) / blocks)
}

/**
 * Creates a function that returns the time of a chunk's logs: from the node, else interpolated between the chunk's
 * ends.
 */
export async function clockFor(
  nodes: Nodes,
  { fromBlock, toBlock, logs }: LogChunk,
): Promise<(log: EventLog) => number> {
  if (logs.every(({ timeS }) => timeS !== null)) return ({ timeS }) => timeS ?? 0
  const [older, newer] = await Promise.all([readBlock(nodes, fromBlock), readBlock(nodes, toBlock)])
  if (!older || !newer) throw new Error('The node has logs of blocks that it does not have')
  return ({ blockNumber, timeS }) => timeS ?? timeBetween(blockNumber, older, newer)
}

/** Returns the Sync events of a chunk of logs with their times, oldest first. */
export async function syncEventsOf(nodes: Nodes, chunk: LogChunk): Promise<SyncEvent[]> {
  const timeOf = await clockFor(nodes, chunk)
  return chunk.logs.map((log) => ({
    blockNumber: log.blockNumber,
    logIndex: log.logIndex,
    timeS: timeOf(log),
    ...readSync(log.data),
  }))
}
