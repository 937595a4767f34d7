import { LogsRefusedError } from '../../../chain/logs/refusal'
import type { Nodes } from '../../../chain/rpc/nodes'
import { servicesUrl } from '../../../deployment/services'
import { HOUR_S } from './candles.rules'
import { type HistoryRequest, type PairHistory, readHistory } from './history.chain'

const isRefusal = (error: unknown): boolean => error instanceof LogsRefusedError && error.reason === 'refused'

/**
 * Returns the histories of a route's pairs from the nodes. If the nodes have no logs and the span is longer than an
 * hour, all of them are hourly prices of the services. Throws the error of the nodes when the deployment names no
 * services, or they fail too (trading 2.3.18).
 */
export async function readHistories(
  nodes: Nodes,
  requests: readonly HistoryRequest[],
  url: string | null = servicesUrl,
): Promise<PairHistory[]> {
  try {
    return await Promise.all(requests.map((request) => readHistory(nodes, request)))
  } catch (refusal) {
    const hasHours = requests.every(({ span }) => span.lengthS > HOUR_S)
    if (url === null || !hasHours || !isRefusal(refusal)) throw refusal
    try {
      const { readHourlyHistory } = await import('./hours.chain')
      return await Promise.all(requests.map((request) => readHourlyHistory(nodes, url, request)))
    } catch {
      throw refusal
    }
  }
}
