import { expect, type Page } from '@playwright/test'
import { farmResult } from '../budget/farmResults.ts'
import { startMainnetSite } from '../budget/mainnetSite.ts'
import { ACCOUNT, isFarmComplete } from '../budget/rows.ts'
import { rowsShown } from '../budget/visit.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { multicall } from '../unit/support/multicallInterface.ts'
import { record, slowDown, SLOW_DOWN } from './figures.ts'

const ROUNDS = 10
const FIRST_ROWS = 8
/** Requests at once: more than the browser has connections to one host. */
const CLIENTS = 100
/** A file of the site. A page fulfilled by a route has no address, and the browser blocks its requests to this machine. */
const WITHOUT_CODE = '/favicon.svg'

interface Transaction {
  to: string
  data: string
}

interface RpcBody {
  method: string
  params: [Transaction, string]
}

/** Returns the calls of an aggregate, each with the aggregate's block, as requests of their own. */
const singleCalls = ({ params: [{ data }, block] }: RpcBody): RpcBody[] =>
  (multicall.decodeFunctionData('tryBlockAndAggregate', data)['calls'] as { target: string; callData: string }[]).map(
    ({ target, callData }) => ({ method: 'eth_call', params: [{ to: target, data: callData }, block] }),
  )

/** Sends the requests from the page, and returns the time until the last response is parsed, in milliseconds. */
const replyTimeMs = (page: Page, url: string, bodies: readonly RpcBody[]): Promise<number> =>
  page.evaluate(
    async ([node, requests, clients]) => {
      const startedAt = performance.now()
      const left = requests.entries()
      const send = async () => {
        for (const [id, body] of left) {
          const response = await fetch(node, {
            ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
            body: JSON.stringify({ jsonrpc: '2.0', id, ...body }),
          })
          await response.json()
        }
      }
      await Promise.all(Array.from({ length: clients }, send))
      return performance.now() - startedAt
    },
    [url, bodies, CLIENTS] as const,
  )

test('/farms with 426 farms: aggregates, beside one request a read', async ({ browser }) => {
  test.setTimeout(600_000)
  const site = await startMainnetSite(farmResult)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const aggregates: RpcBody[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().startsWith(site.chain.url)) return
      const body = request.postDataJSON() as RpcBody
      if (body.method === 'eth_call') aggregates.push({ method: body.method, params: body.params })
    })
    await page.goto(`${site.url}/farms?as=${ACCOUNT}`)
    await expect.poll(() => page.evaluate<boolean>(`(${rowsShown(FIRST_ROWS, isFarmComplete)})()`)).toBe(true)
    await page.waitForLoadState('networkidle')
    const bare = await context.newPage()
    await bare.goto(site.url + WITHOUT_CODE)
    await page.close()
    await slowDown(bare, SLOW_DOWN)
    const singles = aggregates.flatMap(singleCalls)
    expect(singles.length).toBeGreaterThan(aggregates.length)
    const [together, each]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      together.push(await replyTimeMs(bare, site.chain.url, aggregates))
      each.push(await replyTimeMs(bare, site.chain.url, singles))
    }
    record({
      what: `/farms with 426 farms, replies to the reads of a first visit: ${aggregates.length} requests`,
      samples: together,
      baseline: { what: `one request a read: ${singles.length} requests`, samples: each },
    })
  } finally {
    await context.close()
    await site.stop()
  }
})
