import { SYNC_TOPIC } from '../../../chain/contracts/pair/events'
import { readLastSync } from '../../../chain/contracts/pair/lastSync'
import { blockAtTime, type BlockFacts, readBlock } from '../../../chain/logs/blocks'
import { abortable } from '../../../chain/logs/pause'
import { readLogsBackwards } from '../../../chain/logs/readLogs'
import { LogsRefusedError } from '../../../chain/logs/refusal'
import { type SyncEvent, syncEventsOf } from '../../../chain/logs/syncEvents'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import type { ChartSpan } from './candles.rules'
import { downsample } from './downsample.rules'
import { cachedHistory, type CachedHistory, cacheHistory } from './historyCache'

/** The reserve changes of a pair over a span, as far as the nodes return them. */
export interface PairHistory {
  /** From oldest to newest, downsampled to what candles show. */
  events: SyncEvent[]
  /** The start of the complete range and the time of the read, in seconds since 1970. */
  sinceS: number
  nowS: number
  /** False when the nodes returned less than the span; another read goes further back. */
  isComplete: boolean
  /** True where the events are hourly prices of the services, because the nodes have no logs. */
  isHourly?: true
}

export interface HistoryRequest {
  pairAddress: Address
  span: ChartSpan
  signal: AbortSignal
}

/** Maximum number of log requests for one range of blocks. The next read continues with the missing older blocks. */
const MAX_CHUNKS = 40
/** Blocks that a reorganisation may still replace; they are read again each time. */
const UNSETTLED_BLOCKS = 15

interface BlockRange {
  fromBlock: number
  toBlock: number
}

/** The result of reading a range of blocks: its events from the newest block down to `fromBlock`. */
interface Read {
  fromBlock: number
  events: SyncEvent[]
}

async function readRange(nodes: Nodes, { fromBlock, toBlock }: BlockRange, request: HistoryRequest): Promise<Read> {
  const { pairAddress: address, span, signal } = request
  const read: Read = { fromBlock: toBlock + 1, events: [] }
  let chunks = 0
  try {
    for await (const chunk of readLogsBackwards(nodes, { address, topic: SYNC_TOPIC, fromBlock, toBlock, signal })) {
      const events = await abortable(signal, syncEventsOf(nodes, chunk))
      read.events = [...downsample(events, span.bucketS), ...read.events]
      read.fromBlock = chunk.fromBlock
      chunks += 1
      if (chunks >= MAX_CHUNKS) break
    }
  } catch (error) {
    // Events read before the refusal are valid; a refusal of the first chunk leaves nothing to show.
    if (!(error instanceof LogsRefusedError) || chunks === 0) throw error
  }
  return read
}

/** Returns the cached history if it is of this chain and adjoins the range to read; otherwise null. */
async function validCacheOf(
  nodes: Nodes,
  name: string,
  head: BlockFacts,
  sinceS: number,
): Promise<CachedHistory | null> {
  const cached = cachedHistory(name)
  if (!cached || cached.toBlock > head.number) return null
  const newest = await readBlock(nodes, cached.toBlock)
  return newest && newest.hash === cached.toHash && newest.timeS > sinceS ? cached : null
}

/** Reads the blocks newer than the cached history and the missing older ones, and merges them with it. */
async function extendCache(
  nodes: Nodes,
  since: BlockFacts,
  head: BlockFacts,
  cached: CachedHistory,
  request: HistoryRequest,
) {
  const newer = await readRange(nodes, { fromBlock: cached.toBlock + 1, toBlock: head.number }, request)
  if (newer.fromBlock > cached.toBlock + 1) return newer
  const events = [...cached.events, ...newer.events]
  if (cached.fromBlock <= since.number) return { fromBlock: cached.fromBlock, events }
  try {
    const older = await readRange(nodes, { fromBlock: since.number, toBlock: cached.fromBlock - 1 }, request)
    return { fromBlock: older.fromBlock, events: [...older.events, ...events] }
  } catch (error) {
    if (!(error instanceof LogsRefusedError)) throw error
    return { fromBlock: cached.fromBlock, events }
  }
}

async function updateCache(nodes: Nodes, name: string, head: BlockFacts, read: Read, fromTimeS: number): Promise<void> {
  const toBlock = head.number - UNSETTLED_BLOCKS
  if (toBlock < read.fromBlock) return
  const settled = await readBlock(nodes, toBlock)
  if (!settled) return
  const events = read.events.filter(({ blockNumber }) => blockNumber <= toBlock)
  cacheHistory(name, { fromBlock: read.fromBlock, fromTimeS, toBlock, toHash: settled.hash, events })
}

/**
 * Returns the single last state of a pair without events. Throws if it traded within the span: then the node pruned its
 * logs.
 */
async function untradedState(
  nodes: Nodes,
  pairAddress: Address,
  sinceS: number,
  fromBlock: number,
): Promise<SyncEvent[]> {
  const { timeS, ...reserves } = await readLastSync(nodes, pairAddress)
  if (timeS > sinceS) throw new LogsRefusedError('refused')
  return [{ blockNumber: fromBlock, logIndex: -1, timeS: sinceS, ...reserves }]
}

/**
 * Returns the reserve changes of a pair over a span that ends now, from this tab's cache and the nodes. Throws
 * LogsRefusedError when the nodes return nothing, and the signal's reason when it is aborted.
 */
export async function readHistory(nodes: Nodes, request: HistoryRequest): Promise<PairHistory> {
  const { pairAddress, span, signal } = request
  const name = [deployment.chainId, pairAddress.toLowerCase(), span.name].join(':')
  const head = await abortable(signal, readBlock(nodes, 'latest'))
  if (!head) throw new LogsRefusedError('unreachable')
  // One bucket more than is shown, because its last price is the open of the first candle.
  const startS = head.timeS - span.lengthS - span.bucketS
  const { blockTimeSeconds } = deployment
  const search = { head, timeS: startS, toleranceS: span.bucketS / 2, blockTimeSeconds }
  const cached = await abortable(signal, validCacheOf(nodes, name, head, startS))
  const coversStart = cached && cached.fromTimeS <= startS
  const since = coversStart
    ? { number: cached.fromBlock, hash: '', timeS: cached.fromTimeS }
    : await abortable(signal, blockAtTime(nodes, search))
  const read = cached
    ? await extendCache(nodes, since, head, cached, request)
    : await readRange(nodes, { fromBlock: since.number, toBlock: head.number }, request)
  const isRead = read.fromBlock <= since.number
  const isComplete = isRead && (since.timeS <= startS || since.number === 0)
  const oldest = isRead ? since : await abortable(signal, readBlock(nodes, read.fromBlock))
  const fromTimeS = oldest?.timeS ?? head.timeS
  const sinceS = Math.max(fromTimeS, startS)
  const events = downsample(
    read.events.filter(({ timeS }) => timeS >= startS - span.bucketS),
    span.bucketS,
  )
  await abortable(signal, updateCache(nodes, name, head, { ...read, events }, fromTimeS))
  const shown =
    events.length > 0 ? events : await abortable(signal, untradedState(nodes, pairAddress, sinceS, read.fromBlock))
  return { events: shown, sinceS, nowS: head.timeS, isComplete }
}
