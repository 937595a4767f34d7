import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { routePath } from 'hono/route'
import { ChainUnavailable, HistoryUnavailable } from '../chain/node.ts'
import { graphRoutes, type GraphRoutes } from '../graph/routes.ts'
import { hubRoutes, type HubRoutes } from '../hub/routes.ts'
import { powerRoutes, type PowerRoutes } from '../power/routes.ts'
import { profileRoutes, type ProfileRoutes } from '../profiles/routes.ts'
import { reasonOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimits } from './limits.ts'

export interface AppOptions {
  hub: HubRoutes
  profiles: ProfileRoutes
  power: PowerRoutes
  graph: GraphRoutes
  /** Origins of the sites that may read replies; '*' for every site. */
  origins: readonly string[] | '*'
  limits: RateLimits
  metrics: Metrics
  log: Log
  /** Returns the client of a request, by which requests are limited. */
  clientOf(context: Context): string
  /** Returns why the process cannot serve, by part; empty if it can. */
  faults(): Promise<readonly string[]>
}

/** Largest body of a request, in bytes. */
export const MAX_BODY_BYTES = 100 * 1024
/** Largest body of a request that verifies votes, in bytes: enough for a page of 1000. */
const MAX_VERIFY_BYTES = 256 * 1024

const VERIFY_PATH = /^(\/api)?\/verify$/
const POWER_PATH = /^(\/api)?\/(power|verify)$/

const CORS_SECONDS = 3600
const GRAPH_PATH = /^\/(graphql|subgraphs)\b/

/** Returns the limit under which a request is counted. */
function kindOf({ method, path }: { method: string; path: string }): 'reads' | 'writes' | 'powers' {
  if (method !== 'POST' || GRAPH_PATH.test(path)) return 'reads'
  return POWER_PATH.test(path) ? 'powers' : 'writes'
}

/** Creates the application: hub, names, voting power, graphs, and the paths for an operator. */
export function createApp(options: AppOptions): Hono {
  const { origins, limits, metrics, log } = options
  const app = new Hono()
  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    const { method } = context.req
    const { status } = context.res
    metrics.record(method, routePath(context, -1), status, (performance.now() - startedAt) / 1000)
  })
  app.use(secureHeaders({ crossOriginResourcePolicy: 'cross-origin' }))
  app.get('/health', (context) => context.json({ status: 'alive' }))
  app.get('/ready', async (context) => {
    const faults = await options.faults()
    metrics.setReady(faults.length === 0)
    return faults.length === 0 ? context.json({ status: 'ready' }) : context.json({ status: 'not ready', faults }, 503)
  })
  app.get('/metrics', async (context) => context.text(await metrics.text()))
  app.use(
    cors({
      origin: origins === '*' ? '*' : [...origins],
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ['content-type', 'accept'],
      exposeHeaders: ['retry-after'],
      maxAge: CORS_SECONDS,
    }),
  )
  app.use(async (context, next) => {
    const waitSeconds = await limits.count(kindOf(context.req), options.clientOf(context))
    if (waitSeconds === 0) return next()
    return context.json({ error: 'too_many_requests' }, 429, { 'retry-after': String(waitSeconds) })
  })
  const limitBody = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => context.json({ error: 'body_too_large' }, 413) })
  const [limitAll, limitVerify] = [limitBody(MAX_BODY_BYTES), limitBody(MAX_VERIFY_BYTES)]
  app.use((context, next) => (VERIFY_PATH.test(context.req.path) ? limitVerify : limitAll)(context, next))
  app.route('/', hubRoutes(options.hub))
  app.route('/', profileRoutes(options.profiles))
  app.route('/', powerRoutes(options.power))
  app.route('/', graphRoutes(options.graph))
  app.notFound((context) => context.json({ error: 'not_found' }, 404))
  app.onError((error, context) => {
    if (error instanceof ChainUnavailable) {
      log('warning', 'the chain does not reply', { reason: reasonOf(error) })
      return context.json({ error: 'chain_unavailable' }, 503, { 'retry-after': '5' })
    }
    if (error instanceof HistoryUnavailable) {
      log('warning', 'the state of a block is unavailable', { reason: reasonOf(error) })
      return context.json({ error: 'history_unavailable' }, 503)
    }
    log('error', 'a request failed', { reason: reasonOf(error), route: routePath(context, -1) })
    return context.json({ error: 'internal_error' }, 500)
  })
  return app
}
