import { Hono } from 'hono'
import { readJson } from '../http/body.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { IndexUnavailable, type ChainIndex } from '../indexer/process.ts'
import { GRAPHS, type GraphName } from './entities.ts'

export interface GraphRoutes {
  /** Null where the services run without an index. */
  index: ChainIndex | null
  log: Log
}

const RETRY_SECONDS = '5'

const isGraph = (name: string): name is GraphName => Object.hasOwn(GRAPHS, name)

/** Returns the routes of the graphs, at the paths of The Graph's hosted service, and the state of the index. */
export function graphRoutes({ index, log }: GraphRoutes): Hono {
  const routes = new Hono()
  routes.get('/index', (context) => {
    if (!index) return context.json({ error: 'no_index' }, 404)
    const { isReady, indexed, head } = index.state()
    return context.json({ status: isReady ? 'ready' : 'not ready', block: indexed, head }, isReady ? 200 : 503)
  })
  routes.post('/subgraphs/name/:owner/:graph', async (context) => {
    const graph = context.req.param('graph')
    if (!index || !isGraph(graph)) return context.json({ error: 'not_found' }, 404)
    const { indexed } = index.state()
    try {
      const reply = await index.query(graph, (await readJson(context)) ?? null)
      // Without a block the rows may be those of a store that is being filled.
      if (indexed === null) throw new IndexUnavailable('the index has no block')
      const headers = { 'content-type': 'application/json', 'x-index-block': String(indexed) }
      return context.body(await reply.text(), reply.status === 200 ? 200 : 400, headers)
    } catch (error) {
      if (!(error instanceof IndexUnavailable)) throw error
      log('warning', 'the index cannot be read', { reason: reasonOf(error) })
      return context.json({ error: 'index_unavailable' }, 503, { 'retry-after': RETRY_SECONDS })
    }
  })
  return routes
}
