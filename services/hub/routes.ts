import { Hono, type Context } from 'hono'
import { readJson } from '../http/body.ts'
import { answerQuery } from '../http/graphql.ts'
import type { RateLimits } from '../http/limits.ts'
import { reasonOf, type Log } from '../http/log.ts'
import type { Metrics } from '../http/metrics.ts'
import { hubRoot, hubSchema } from './graph.ts'
import { acceptMessage, type HubOptions } from './hub.ts'

export interface HubRoutes extends Omit<HubOptions, 'isWithinLimit'> {
  limits: RateLimits
  metrics: Metrics
  log: Log
}

/** Returns the routes of the voting hub: messages at the root and at the path of 2021, and the graph. */
export function hubRoutes({ limits, metrics, log, ...options }: HubRoutes): Hono {
  const routes = new Hono()
  const isWithinLimit = async (address: string) => (await limits.count('account', address)) === 0
  const graph = {
    schema: hubSchema,
    rootValue: hubRoot(options),
    report: (error: unknown) => log('error', 'a query failed', { reason: reasonOf(error) }),
  }
  const accept = async (context: Context) => {
    const acceptance = await acceptMessage(await readJson(context), { ...options, isWithinLimit })
    if (acceptance === 'tooMany') {
      metrics.recordMessage('message', 'too many')
      return context.json({ error: 'too_many_requests' }, 429)
    }
    if ('fault' in acceptance) {
      metrics.recordMessage('message', acceptance.fault)
      return context.json({ error: 'client_error', error_description: acceptance.fault }, 400)
    }
    metrics.recordMessage('message', 'accepted')
    // Clients of 2021 read ipfsHash, newer ones id.
    return context.json({ id: acceptance.id, ipfsHash: acceptance.id })
  }
  routes.post('/', accept)
  routes.post('/api/message', accept)
  routes.post('/api/msg', accept)
  routes.post('/graphql', async (context) => {
    const { status, result } = await answerQuery(await readJson(context), graph)
    return context.json(result, status)
  })
  return routes
}
