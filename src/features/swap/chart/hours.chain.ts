import { readLastSync } from '../../../chain/contracts/pair/lastSync'
import { readBlock } from '../../../chain/logs/blocks'
import { LogsRefusedError } from '../../../chain/logs/refusal'
import { readPairHours } from '../../../chain/services/pairHours'
import type { Nodes } from '../../../chain/rpc/nodes'
import { HOUR_S } from './candles.rules'
import type { HistoryRequest, PairHistory } from './history.chain'
import { eventsOfHours } from './hours.rules'

/**
 * Returns the hourly prices of a pair over a span that ends now, from the services. The last event has the pair's
 * current reserves, read from the nodes, so that the price now is always that of the chain.
 */
export async function readHourlyHistory(
  nodes: Nodes,
  servicesUrl: string,
  { pairAddress, span }: HistoryRequest,
): Promise<PairHistory> {
  const head = await readBlock(nodes, 'latest')
  if (!head) throw new LogsRefusedError('unreachable')
  const nowS = head.timeS
  const sinceS = Math.floor((nowS - span.lengthS) / HOUR_S) * HOUR_S
  const [hours, last] = await Promise.all([
    readPairHours(servicesUrl, pairAddress, sinceS),
    readLastSync(nodes, pairAddress),
  ])
  const past = eventsOfHours(hours.filter(({ startS }) => startS <= last.timeS))
  const events = [...past, { blockNumber: last.timeS, logIndex: past.length, ...last }]
  return { events, sinceS: Math.max(sinceS, events[0]?.timeS ?? nowS), nowS, isComplete: true, isHourly: true }
}
