import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import type { JsonRpcProvider } from 'ethers'
import { randomQuery } from './randomQueries.ts'
import type { QueryGraph } from './recount.ts'

/** Long, because a busy machine is no fault of the index. The limits of the tests are longer, so this names the state. */
const WAIT_MS = 1_080_000
const LOOK_MS = 200

interface Reply {
  status: number
  body: unknown
}

/** Returns a query function of services at a URL, which throws on errors. */
export const queryAt =
  (url: () => string): QueryGraph =>
  async (graph, query) => {
    const response = await fetch(`${url()}/subgraphs/name/hotcake/${graph}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const body = (await response.json()) as { data?: Awaited<ReturnType<QueryGraph>>; errors?: unknown }
    if (!body.data || body.errors) throw new Error(`${response.status} ${JSON.stringify(body)}`)
    return body.data
  }

async function readState(url: string): Promise<Reply> {
  const response = await fetch(`${url}/index`)
  return { status: response.status, body: await response.json() }
}

/** Characters of the services' output that a failed wait reports. */
const REPORTED = 4000

/** Waits until the index is complete up to the newest block of the chain. A failure reports what the services printed. */
export async function waitForHead(url: string, provider: JsonRpcProvider, output: () => string): Promise<void> {
  const startedAtMs = performance.now()
  let seen: Reply = { status: 0, body: null }
  while (performance.now() - startedAtMs < WAIT_MS) {
    const head = await provider.getBlockNumber()
    seen = await readState(url)
    if (seen.status === 200 && (seen.body as { block: number }).block === head) return
    await sleep(LOOK_MS)
  }
  throw new Error(`The index is not at the head: ${JSON.stringify(seen)}\n${output().slice(-REPORTED)}`)
}

const QUERIES = 1000
/** Queries that a client sends here, fewer than the limit of reads a minute. */
const QUERIES_OF_CLIENT = 200

/**
 * Sends 1,000 random queries to the graphs of services behind a proxy. Returns the number of replies by status; of a reply
 * that is a fault of the server, the query as well.
 */
export async function countRandomReplies(url: string, seed: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const queries = fc.sample(randomQuery, { numRuns: QUERIES, seed })
  for (const [at, { graph, ...body }] of queries.entries()) {
    const response = await fetch(`${url}/subgraphs/name/hotcake/${graph}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${Math.floor(at / QUERIES_OF_CLIENT)}`,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const isFault = ![200, 400].includes(response.status) || text.includes('internal error')
    const outcome = isFault ? `${response.status} ${graph} ${JSON.stringify(body)} ${text}` : String(response.status)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
