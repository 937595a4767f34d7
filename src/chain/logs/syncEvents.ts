import { readWord } from '../contracts/codec'
import type { Nodes } from '../rpc/nodes'
import { readBlock } from './blocks'
import type { EventLog } from './eventLog'
import type { LogChunk } from './readLogs'

/** keccak256("Sync(uint112,uint112)"): emitted by a pair after every change of its reserves (protocol 0). */
export const SYNC_TOPIC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'

/** Reserves of a pair after a change, in the smallest units, for the token with the lower address first. */
export interface SyncEvent {
  blockNumber: number
  logIndex: number
  /** Seconds since 1970. */
  timeS: number
  reserve0Raw: bigint
  reserve1Raw: bigint
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
    reserve0Raw: readWord(log.data, 0),
    reserve1Raw: readWord(log.data, 1),
  }))
}
