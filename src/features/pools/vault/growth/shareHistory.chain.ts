import { pricePerFullShare, VAULT_DEPOSIT_TOPIC } from '../../../../chain/contracts/cakeVault'
import { readWord } from '../../../../chain/contracts/codec'
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

/** Questions for logs at the most, and how wide they are: a node gives 10,000 blocks at a time, and 2,000 at the first. */
const SIZES = { most: 40, longest: 10_000, shortest: 2_000 }
const MOST_POINTS = 300

export interface HistoryRequest {
  span: SpanName
  /** What a block takes as far as is known. */
  blockTimeSeconds: number
  signal: AbortSignal
}

interface Reach {
  fromBlock: number
  head: BlockFacts
  signal: AbortSignal
}

/**
 * Answers what deposits tell of a share's worth; from oldest to newest. They alone tell it to the last digit: a
 * withdrawal names what is left after a fee, and a harvest no shares.
 */
async function readDeposits(nodes: Nodes, vault: string, { fromBlock, head, signal }: Reach): Promise<SharePoint[]> {
  const points: SharePoint[] = []
  let chunks = 0
  try {
    for (const stretch of stretchesOf({ fromBlock, toBlock: head.number }, SIZES)) {
      const request = { address: vault, topic: VAULT_DEPOSIT_TOPIC, ...stretch, signal }
      for await (const chunk of readLogsBackwards(nodes, request)) {
        const timeOf = await abortable(signal, clockFor(nodes, chunk))
        for (const log of chunk.logs) {
          const pricePerShareRaw = priceAtDeposit(readWord(log.data, 0), readWord(log.data, 1))
          if (pricePerShareRaw !== null) points.push({ timeS: timeOf(log), pricePerShareRaw })
        }
        chunks += 1
      }
    }
  } catch (error) {
    // What came before the refusal is true all the same.
    if (!(error instanceof LogsRefusedError) || chunks === 0) throw error
  }
  return points
}

/**
 * Answers what one share of the vault was worth over a span that ends now, from oldest to newest: from the state of
 * older blocks where a node keeps it, else from deposits, each of which says the price it was made at. Throws
 * LogsRefusedError when the nodes tell nothing, and the signal's reason when it is called off (yield 3, protocol 3).
 */
export async function readShareHistory(nodes: Nodes, vault: string, request: HistoryRequest): Promise<SharePoint[]> {
  const { span, blockTimeSeconds, signal } = request
  const head = await abortable(signal, readBlock(nodes, 'latest'))
  if (!head) throw new LogsRefusedError('unreachable')
  const [now] = await abortable(signal, readRequired(nodes, [pricePerFullShare(vault)]))
  const reach = { fromBlock: firstBlockOf(span, head.number, blockTimeSeconds), head, signal }
  const points = (await readKeptPrices(nodes, vault, reach)) ?? (await readDeposits(nodes, vault, reach))
  if (now !== undefined) points.push({ timeS: head.timeS, pricePerShareRaw: now })
  return thinned(onePerSecond(points), MOST_POINTS)
}
