import { pricePerFullShare, VAULT_DEPOSIT_TOPIC } from '../../../../chain/contracts/cakeVault'
import { readWord } from '../../../../chain/contracts/codec'
import { readBlock } from '../../../../chain/logs/blocks'
import { unlessCalledOff } from '../../../../chain/logs/pause'
import { readLogsBackwards } from '../../../../chain/logs/readLogs'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { clockFor } from '../../../../chain/logs/syncEvents'
import { readRequired } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'
import { deployment } from '../../../../core/deployment'
import { onePerSecond, priceAtDeposit, thinned, type SharePoint } from './growth.rules'

const SPAN_SECONDS = 7 * 24 * 60 * 60
/** Questions for logs in one go. */
const MOST_CHUNKS = 40
const MOST_POINTS = 300

/**
 * Answers what one share of the vault was worth over the last seven days, from oldest to newest and now, as far as the
 * nodes tell: every deposit says the price it was made at. Throws LogsRefusedError when they tell nothing, and the
 * signal's reason when it is called off.
 */
export async function readShareHistory(nodes: Nodes, vault: string, signal: AbortSignal): Promise<SharePoint[]> {
  const head = await unlessCalledOff(signal, readBlock(nodes, 'latest'))
  if (!head) throw new LogsRefusedError('unreachable')
  const [now] = await unlessCalledOff(signal, readRequired(nodes, [pricePerFullShare(vault)]))
  const fromBlock = Math.max(0, head.number - Math.floor(SPAN_SECONDS / deployment.blockTimeSeconds))
  const request = { address: vault, topic: VAULT_DEPOSIT_TOPIC, fromBlock, toBlock: head.number, signal }
  const points: SharePoint[] = []
  let chunks = 0
  try {
    for await (const chunk of readLogsBackwards(nodes, request)) {
      const timeOf = await unlessCalledOff(signal, clockFor(nodes, chunk))
      for (const log of chunk.logs) {
        const pricePerShareRaw = priceAtDeposit(readWord(log.data, 0), readWord(log.data, 1))
        if (pricePerShareRaw !== null) points.push({ timeS: timeOf(log), pricePerShareRaw })
      }
      chunks += 1
      if (chunks >= MOST_CHUNKS) break
    }
  } catch (error) {
    // What came before the refusal is true all the same.
    if (!(error instanceof LogsRefusedError) || chunks === 0) throw error
  }
  if (now !== undefined) points.push({ timeS: head.timeS, pricePerShareRaw: now })
  return thinned(onePerSecond(points), MOST_POINTS)
}
