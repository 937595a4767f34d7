import { DEPOSIT_TOPIC, readDeposit } from '../../../../chain/contracts/cakeVault/events'
import { getPricePerFullShare } from '../../../../chain/contracts/cakeVault/reads'
import { type BlockFacts, readBlock } from '../../../../chain/logs/blocks'
import { abortable } from '../../../../chain/logs/pause'
import { readLogsBackwards } from '../../../../chain/logs/readLogs'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { clockFor } from '../../../../chain/logs/syncEvents'
import { readRequired } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'
import type { Address } from '../../../../core/address'
import { downsample, onePerSecond, priceAtDeposit, type SharePoint } from './growth.rules'
import { firstBlockOf, logRangesOf, sampleBlocks, type SpanName } from './spans.rules'

const MAX_SAMPLES = 36
const CONCURRENT_READS = 6
/** The search for the vault's first block is exact to the drawn range divided by this number. */
const SEARCH_PRECISION = 60
/** Result of a call at a block in which the contract is not deployed yet. */
const EMPTY_RESULT = '0x'

/** Reads the share price at a block from the node's archived state; null before the vault was deployed. */
async function priceAt(nodes: Nodes, vault: Address, block: number): Promise<bigint | null> {
  const { address, callData, decode } = getPricePerFullShare(vault)
  const tag = `0x${block.toString(16)}`
  const result = await nodes.request('eth_call', [{ to: address, data: callData }, tag], { isErrorDoubted: true })
  return result === EMPTY_RESULT ? null : decode(String(result))
}

async function pointAt(nodes: Nodes, vault: Address, number: number): Promise<SharePoint[]> {
  const [pricePerShareRaw, block] = await Promise.all([priceAt(nodes, vault, number), readBlock(nodes, number)])
  return pricePerShareRaw === null || !block ? [] : [{ timeS: block.timeS, pricePerShareRaw }]
}

/** Returns a block soon after the vault's deployment, by bisection between a block before it and one after it. */
async function firstBlockWithPrice(nodes: Nodes, vault: Address, before: number, after: number): Promise<number> {
  let [missing, existing] = [before, after]
  while (existing - missing > Math.max(1, (after - missing) / SEARCH_PRECISION)) {
    const middle = Math.floor((missing + existing) / 2)
    if ((await priceAt(nodes, vault, middle)) === null) missing = middle
    else existing = middle
  }
  return existing
}

/**
 * Reads the share price at evenly spaced blocks up to the head, from archived state, oldest first. Null when the nodes
 * have no state that old. Throws the signal's reason when aborted.
 */
async function readArchivedPrices(
  nodes: Nodes,
  vault: Address,
  { fromBlock, head, signal }: { fromBlock: number; head: BlockFacts; signal: AbortSignal },
): Promise<SharePoint[] | null> {
  try {
    const existsAtStart = (await abortable(signal, priceAt(nodes, vault, fromBlock))) !== null
    const first = existsAtStart
      ? fromBlock
      : await abortable(signal, firstBlockWithPrice(nodes, vault, fromBlock, head.number))
    const blocks = sampleBlocks(first, head.number, MAX_SAMPLES)
    const points: SharePoint[] = []
    for (let index = 0; index < blocks.length; index += CONCURRENT_READS) {
      const some = blocks.slice(index, index + CONCURRENT_READS).map((number) => pointAt(nodes, vault, number))
      points.push(...(await abortable(signal, Promise.all(some))).flat())
    }
    return points
  } catch {
    // Nodes have no common error for missing state: each failure means that it is unavailable.
    signal.throwIfAborted()
    return null
  }
}

/**
 * Limits of the log requests: their approximate number, and the blocks that each may cover. A read asks for 2,000
 * blocks first, then for up to 10,000.
 */
const LOG_LIMITS = { most: 40, longest: 10_000, shortest: 2_000 }
const MAX_POINTS = 300

export interface HistoryRequest {
  span: SpanName
  /** Block time, measured or stated. */
  blockTimeSeconds: number
  signal: AbortSignal
}

interface HistoryRange {
  fromBlock: number
  head: BlockFacts
  signal: AbortSignal
}

/**
 * Reads the share prices of deposits, oldest first. Only deposits give the exact price. A withdrawal logs the amount
 * after a fee, and a harvest logs no shares.
 */
async function readDeposits(
  nodes: Nodes,
  vault: Address,
  { fromBlock, head, signal }: HistoryRange,
): Promise<SharePoint[]> {
  const points: SharePoint[] = []
  let chunks = 0
  try {
    for (const range of logRangesOf({ fromBlock, toBlock: head.number }, LOG_LIMITS)) {
      const request = { address: vault, topic: DEPOSIT_TOPIC, ...range, signal }
      for await (const chunk of readLogsBackwards(nodes, request)) {
        const timeOf = await abortable(signal, clockFor(nodes, chunk))
        for (const log of chunk.logs) {
          const { amountRaw, sharesRaw } = readDeposit(log.data)
          const pricePerShareRaw = priceAtDeposit(amountRaw, sharesRaw)
          if (pricePerShareRaw !== null) points.push({ timeS: timeOf(log), pricePerShareRaw })
        }
        chunks += 1
      }
    }
  } catch (error) {
    // Logs read before the refusal remain valid.
    if (!(error instanceof LogsRefusedError) || chunks === 0) throw error
  }
  return points
}

/**
 * Reads the share price of the vault over a span that ends now, oldest first: from archived state when a node has it,
 * else from deposits. Throws LogsRefusedError when the nodes return nothing, and the signal's reason when aborted
 * (yield 3, protocol 3).
 */
export async function readShareHistory(nodes: Nodes, vault: Address, request: HistoryRequest): Promise<SharePoint[]> {
  const { span, blockTimeSeconds, signal } = request
  const head = await abortable(signal, readBlock(nodes, 'latest'))
  if (!head) throw new LogsRefusedError('unreachable')
  const [currentPriceRaw] = await abortable(signal, readRequired(nodes, [getPricePerFullShare(vault)]))
  const range = { fromBlock: firstBlockOf(span, head.number, blockTimeSeconds), head, signal }
  const points = (await readArchivedPrices(nodes, vault, range)) ?? (await readDeposits(nodes, vault, range))
  if (currentPriceRaw !== undefined) points.push({ timeS: head.timeS, pricePerShareRaw: currentPriceRaw })
  return downsample(onePerSecond(points), MAX_POINTS)
}
