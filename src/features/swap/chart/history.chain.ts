import { SYNC_TOPIC } from '../../../chain/contracts/pair/events'
import { readLastSync } from '../../../chain/contracts/pair/lastSync'
import { blockAtTime, readBlock, type BlockFacts } from '../../../chain/logs/blocks'
import { abortable } from '../../../chain/logs/pause'
import { readLogsBackwards } from '../../../chain/logs/readLogs'
import { LogsRefusedError } from '../../../chain/logs/refusal'
import { syncEventsOf, type SyncEvent } from '../../../chain/logs/syncEvents'
import type { Nodes } from '../../../chain/rpc/nodes'
import { deployment } from '../../../deployment/deployment'
import { keepHistory, keptHistory, type KeptHistory } from './keptHistory'
import type { ChartSpan } from './spans.rules'
import { thin } from './thin.rules'

/** The reserve changes of a pair over a span, as far as the nodes return them. */
export interface PairHistory {
  /** From oldest to newest, downsampled to what candles show. */
  events: SyncEvent[]
  /** The start of the complete range and the time of the read, in seconds since 1970. */
  sinceS: number
  nowS: number
  /** False when the nodes returned less than the span; another read goes further back. */
  isWhole: boolean
}

export interface HistoryRequest {
  pairAddress: string
  span: ChartSpan
  signal: AbortSignal
}

/** The most log requests of one read; more are sent only when the user requests them. */
const MOST_CHUNKS = 40
/** Blocks that a reorganisation may still replace; they are read again each time. */
const UNSETTLED_BLOCKS = 15

interface Stretch {
  fromBlock: number
  toBlock: number
}

/** The result of reading a stretch: its events from the newest block down to `fromBlock`. */
interface Read {
  fromBlock: number
  events: SyncEvent[]
}

async function readStretch(nodes: Nodes, { fromBlock, toBlock }: Stretch, request: HistoryRequest): Promise<Read> {
  const { pairAddress: address, span, signal } = request
  const read: Read = { fromBlock: toBlock + 1, events: [] }
  let chunks = 0
  try {
    for await (const chunk of readLogsBackwards(nodes, { address, topic: SYNC_TOPIC, fromBlock, toBlock, signal })) {
      const events = await abortable(signal, syncEventsOf(nodes, chunk))
      read.events = [...thin(events, span.bucketS), ...read.events]
      read.fromBlock = chunk.fromBlock
      chunks += 1
      if (chunks >= MOST_CHUNKS) break
    }
  } catch (error) {
    // Events read before the refusal are still true; a refusal of the first chunk leaves nothing to show.
    if (!(error instanceof LogsRefusedError) || chunks === 0) throw error
  }
  return read
}

/** Returns the cached history if it is of this chain and adjoins the range to read; otherwise null. */
async function keptOf(nodes: Nodes, name: string, head: BlockFacts, sinceS: number): Promise<KeptHistory | null> {
  const kept = keptHistory(name)
  if (!kept || kept.toBlock > head.number) return null
  const newest = await readBlock(nodes, kept.toBlock)
  return newest && newest.hash === kept.toHash && newest.timeS > sinceS ? kept : null
}

/** Reads the blocks newer than the cached history and the missing older ones, and merges them with it. */
async function readRound(
  nodes: Nodes,
  since: BlockFacts,
  head: BlockFacts,
  kept: KeptHistory,
  request: HistoryRequest,
) {
  const newer = await readStretch(nodes, { fromBlock: kept.toBlock + 1, toBlock: head.number }, request)
  if (newer.fromBlock > kept.toBlock + 1) return newer
  const events = [...kept.events, ...newer.events]
  if (kept.fromBlock <= since.number) return { fromBlock: kept.fromBlock, events }
  try {
    const older = await readStretch(nodes, { fromBlock: since.number, toBlock: kept.fromBlock - 1 }, request)
    return { fromBlock: older.fromBlock, events: [...older.events, ...events] }
  } catch (error) {
    if (!(error instanceof LogsRefusedError)) throw error
    return { fromBlock: kept.fromBlock, events }
  }
}

async function keep(nodes: Nodes, name: string, head: BlockFacts, read: Read, fromTimeS: number): Promise<void> {
  const toBlock = head.number - UNSETTLED_BLOCKS
  if (toBlock < read.fromBlock) return
  const settled = await readBlock(nodes, toBlock)
  if (!settled) return
  const events = read.events.filter(({ blockNumber }) => blockNumber <= toBlock)
  keepHistory(name, { fromBlock: read.fromBlock, fromTimeS, toBlock, toHash: settled.hash, events })
}

/**
 * Returns the single last state of a pair without events. Throws if it traded within the span: then the node pruned its
 * logs.
 */
async function untraded(nodes: Nodes, pairAddress: string, sinceS: number, fromBlock: number): Promise<SyncEvent[]> {
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
  const wantedS = head.timeS - span.lengthS - span.bucketS
  const { blockTimeSeconds } = deployment
  const search = { head, timeS: wantedS, toleranceS: span.bucketS / 2, blockTimeSeconds }
  const kept = await abortable(signal, keptOf(nodes, name, head, wantedS))
  const reachesBack = kept && kept.fromTimeS <= wantedS
  const since = reachesBack
    ? { number: kept.fromBlock, hash: '', timeS: kept.fromTimeS }
    : await abortable(signal, blockAtTime(nodes, search))
  const read = kept
    ? await readRound(nodes, since, head, kept, request)
    : await readStretch(nodes, { fromBlock: since.number, toBlock: head.number }, request)
  const isRead = read.fromBlock <= since.number
  const isWhole = isRead && (since.timeS <= wantedS || since.number === 0)
  const oldest = isRead ? since : await abortable(signal, readBlock(nodes, read.fromBlock))
  const fromTimeS = oldest?.timeS ?? head.timeS
  const sinceS = Math.max(fromTimeS, wantedS)
  const events = thin(
    read.events.filter(({ timeS }) => timeS >= wantedS - span.bucketS),
    span.bucketS,
  )
  await abortable(signal, keep(nodes, name, head, { ...read, events }, fromTimeS))
  const shown =
    events.length > 0 ? events : await abortable(signal, untraded(nodes, pairAddress, sinceS, read.fromBlock))
  return { events: shown, sinceS, nowS: head.timeS, isWhole }
}
