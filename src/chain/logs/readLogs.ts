import type { Address } from '../../core/address'
import type { Nodes } from '../rpc/nodes'
import { readEventLogs, type EventLog } from './eventLog'
import { pause, abortable } from './pause'
import { LogsRefusedError, remedyFor } from './refusal'

export interface LogRequest {
  /** The contract; null for the events of every contract. */
  address: Address | null
  /** Hash of the event's signature. */
  topic: string
  /** Oldest and newest block, both inclusive. */
  fromBlock: number
  toBlock: number
  signal: AbortSignal
  /** First delay for a busy node, in milliseconds; doubles each time. */
  firstDelayMs?: number
}

/** All logs of a block range, oldest first. */
export interface LogChunk {
  fromBlock: number
  toBlock: number
  logs: EventLog[]
}

const FIRST_WIDTH_BLOCKS = 2_000
const LARGEST_WIDTH_BLOCKS = 10_000
/** A node that rejects ranges this small would need thousands of requests per day of history: treated as a refusal. */
const SMALLEST_WIDTH_BLOCKS = 100
const FIRST_DELAY_MS = 500
const MOST_DELAYS = 4

const hex = (number: number): string => `0x${number.toString(16)}`

async function readChunk(nodes: Nodes, request: LogRequest, fromBlock: number, toBlock: number): Promise<LogChunk> {
  const { address, topic, signal } = request
  const filter = {
    ...(address !== null && { address }),
    topics: [topic],
    fromBlock: hex(fromBlock),
    toBlock: hex(toBlock),
  }
  const response = await abortable(signal, nodes.request('eth_getLogs', [filter]))
  return { fromBlock, toBlock, logs: readEventLogs(response) }
}

/**
 * Reads a contract's events lazily in chunks, from the newest block to the oldest. A range too wide for a node is
 * halved for good; a busy node is retried later. Throws LogsRefusedError when logs are unavailable, and the signal's
 * reason when aborted.
 */
export async function* readLogsBackwards(nodes: Nodes, request: LogRequest): AsyncGenerator<LogChunk, void> {
  const { fromBlock, toBlock, signal, firstDelayMs = FIRST_DELAY_MS } = request
  let [width, widest] = [FIRST_WIDTH_BLOCKS, LARGEST_WIDTH_BLOCKS]
  let delays = 0
  for (let end = toBlock; end >= fromBlock;) {
    const start = Math.max(fromBlock, end - width + 1)
    try {
      const chunk = await readChunk(nodes, request, start, end)
      delays = 0
      width = Math.min(widest, width * 2)
      end = start - 1
      yield chunk
    } catch (error) {
      signal.throwIfAborted()
      const remedy = remedyFor(error)
      if (remedy === 'never') throw new LogsRefusedError('refused', { cause: error })
      if (remedy === 'narrower') {
        width = Math.floor((end - start + 1) / 2)
        widest = width
        if (width < SMALLEST_WIDTH_BLOCKS) throw new LogsRefusedError('refused', { cause: error })
      } else {
        if (delays >= MOST_DELAYS) throw new LogsRefusedError('unreachable', { cause: error })
        await pause(firstDelayMs * 2 ** delays, signal)
        delays += 1
      }
    }
  }
}
