import { DEPOSIT_TOPIC, readDeposit } from '../../../../chain/contracts/cakeVault/events'
import { getPricePerFullShare } from '../../../../chain/contracts/cakeVault/reads'
import { readBlock, type BlockFacts } from '../../../../chain/logs/blocks'
import { abortable } from '../../../../chain/logs/pause'
import { readLogsBackwards } from '../../../../chain/logs/readLogs'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { clockFor } from '../../../../chain/logs/syncEvents'
import { readRequired } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'
import { onePerSecond, priceAtDeposit, thinned, type SharePoint } from './growth.rules'
import { readKeptPrices } from './keptPrices.chain'
import { firstBlockOf, stretchesOf, type SpanName } from './spans.rules'

/**
 * Maximum number of log requests and their widths in blocks. A node returns 10,000 blocks at a time, and at first
 * 2,000.
 */
const SIZES = { most: 40, longest: 10_000, shortest: 2_000 }
const MOST_POINTS = 300

export interface HistoryRequest {
  span: SpanName
  /** Block time, measured or stated. */
  blockTimeSeconds: number
  signal: AbortSignal
}

interface Reach {
  fromBlock: number
  head: BlockFacts
  signal: AbortSignal
}

/**
 * Reads the share prices of deposits, oldest first. Only deposits give the exact price. A withdrawal logs the amount
 * after a fee, and a harvest logs no shares.
 */
async function readDeposits(nodes: Nodes, vault: string, { fromBlock, head, signal }: Reach): Promise<SharePoint[]> {
  const points: SharePoint[] = []
  let chunks = 0
  try {
    for (const stretch of stretchesOf({ fromBlock, toBlock: head.number }, SIZES)) {
      const request = { address: vault, topic: DEPOSIT_TOPIC, ...stretch, signal }
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
 * Reads the share price of the vault over a span that ends now, oldest first. It uses the state of older blocks when a
 * node has it, else deposits, each of which gives its price. Throws LogsRefusedError when the nodes return nothing, and
 * the signal's reason when aborted (yield 3, protocol 3).
 */
export async function readShareHistory(nodes: Nodes, vault: string, request: HistoryRequest): Promise<SharePoint[]> {
  const { span, blockTimeSeconds, signal } = request
  const head = await abortable(signal, readBlock(nodes, 'latest'))
  if (!head) throw new LogsRefusedError('unreachable')
  const [now] = await abortable(signal, readRequired(nodes, [getPricePerFullShare(vault)]))
  const reach = { fromBlock: firstBlockOf(span, head.number, blockTimeSeconds), head, signal }
  const points = (await readKeptPrices(nodes, vault, reach)) ?? (await readDeposits(nodes, vault, reach))
  if (now !== undefined) points.push({ timeS: head.timeS, pricePerShareRaw: now })
  return thinned(onePerSecond(points), MOST_POINTS)
}
