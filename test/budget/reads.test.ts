import type { Page, Request, WebSocket } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { test as base } from '../e2e/support/clockedTest.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { rpc, token } from '../e2e/support/chain.ts'
import { deploymentFolder, rpcUrl } from '../e2e/support/site.ts'
import { BARS } from './bars.ts'
import { trackRequests } from '../e2e/support/rest.ts'

const { multicall } = readDeployment(`./${deploymentFolder}`).facts.contracts

const BLOCKS = 6

interface NodeRequest {
  method: string
  /** The block of an aggregate's result; null for any other request. */
  block: number | null
  /** Characters of an aggregate's call data; two requests for the same calls have the same number. */
  dataLength: number
}

interface RpcBody {
  method: string
  params: [{ to?: string; data?: string } | undefined]
}

const isAggregate = ({ method, params }: RpcBody): boolean =>
  method === 'eth_call' && params[0]?.to?.toLowerCase() === multicall.toLowerCase()

async function readRequest(request: Request): Promise<NodeRequest> {
  const body = request.postDataJSON() as RpcBody
  if (!isAggregate(body)) return { method: body.method, block: null, dataLength: 0 }
  const response = await request.response()
  if (!response) throw new Error('A finished request has no response')
  const { result } = (await response.json()) as { result: string }
  // The first word of tryBlockAndAggregate's result is its block number.
  const block = Number(BigInt(result.slice(0, 66)))
  return { method: body.method, block, dataLength: body.params[0]?.data?.length ?? 0 }
}

/** The page's requests to the node and its WebSocket frames since the last reset. */
interface Traffic {
  requests(): Promise<NodeRequest[]>
  frameCount(): number
  reset(): void
  /** Returns the number of requests without a response and of open sockets. */
  openCount(): number
}

const test = base.extend<{ traffic: Traffic }>({
  traffic: async ({ page }, use) => {
    const finished: Promise<NodeRequest>[] = []
    const pending = new Set<Request>()
    const sockets = new Set<WebSocket>()
    let [firstOfInterval, frameCount] = [0, 0]
    const isToNode = (request: Request) => request.method() === 'POST' && request.url().startsWith(rpcUrl)
    const start = (request: Request) => void (isToNode(request) && pending.add(request))
    const finish = (request: Request) => {
      if (pending.delete(request)) finished.push(readRequest(request))
    }
    page.on('request', start)
    page.on('requestfinished', finish)
    page.on('requestfailed', (request) => pending.delete(request))
    page.on('websocket', (socket) => {
      sockets.add(socket)
      socket.on('framereceived', () => (frameCount += 1))
      socket.on('close', () => sockets.delete(socket))
    })
    await use({
      requests: () => Promise.all(finished.slice(firstOfInterval)),
      frameCount: () => frameCount,
      reset: () => ([firstOfInterval, frameCount] = [finished.length, 0]),
      openCount: () => pending.size + sockets.size,
    })
    // A response body cannot be read once the page is closed.
    page.off('requestfinished', finish)
    await Promise.all(finished)
  },
})

const head = async (): Promise<number> => Number(await rpc('eth_blockNumber'))

async function waitForBlocks(count: number): Promise<void> {
  for (let mined = 0; mined < count; mined += 1) {
    const before = await head()
    await expect.poll(head, { intervals: [200] }).toBeGreaterThan(before)
  }
}

/** Opens /swap with a quote. Returns the function that waits until the page is at rest. */
async function openSwap(page: Page, traffic: Traffic): Promise<() => Promise<void>> {
  const rest = trackRequests(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  await page.getByRole('textbox', { name: /^From/ }).fill('1')
  await expect(page.getByRole('textbox', { name: /^To/ })).not.toHaveValue('')
  await rest()
  traffic.reset()
  return rest
}

/**
 * Sets the page's visibility. Headless pages are never hidden by themselves, and the app reads only these two
 * properties.
 */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test.afterEach(resumeBlocks)

/** Waits until the page has read at a block. */
async function awaitReadAt(block: number, traffic: Traffic): Promise<void> {
  await expect.poll(async () => (await traffic.requests()).map((request) => request.block)).toContain(block)
}

test('/swap sends one request to the node for each block', async ({ page, traffic }) => {
  const rest = await openSwap(page, traffic)
  await pauseBlocks()
  // A request that is in flight while the next block is mined returns the values of that block, so the page would read
  // them twice.
  await awaitReadAt(await head(), traffic)
  await rest()
  const blocks: number[] = []
  for (let count = 0; count < BLOCKS; count += 1) {
    await rpc('evm_mine')
    const block = await head()
    blocks.push(block)
    await awaitReadAt(block, traffic)
  }
  const requests = (await traffic.requests()).filter(({ block }) => block === null || block >= (blocks[0] ?? 0))
  // The lengths tell what a request too many has read.
  const described = requests.map(({ method, block, dataLength }) => `${block ?? method} (${dataLength})`).join(' ')
  console.log(`    requests of ${BLOCKS} blocks, with the characters of their data: ${described}`)
  expect(
    requests.map(({ block }) => block),
    described,
  ).toEqual(blocks)
})

/** Opens the home page and waits for its figures. */
async function openHome(page: Page): Promise<void> {
  // A block that arrives before the figures would be one more aggregate.
  await pauseBlocks()
  await page.goto('/')
  await expect(page.getByText(/^In \d+ farms and pools$/)).toBeVisible()
}

/** Expects no more aggregates than the home page may send, and prints them. */
async function expectHomeAggregates(traffic: Traffic): Promise<void> {
  const aggregates = (await traffic.requests()).filter(({ block }) => block !== null)
  const described = aggregates.map(({ block, dataLength }) => `${dataLength} characters at block ${block}`).join(', ')
  console.log(`    aggregates of the home page until its figures are on screen: ${described}`)
  expect(aggregates.length, described).toBeLessThanOrEqual(BARS.requests.homeAggregates)
}

test('the home page sends two aggregates: the price in the bar, then all farms and pools', async ({
  page,
  traffic,
}) => {
  await openHome(page)
  // The tables of farms and pools load after the introduction. The price in the bar is not delayed for them.
  await expectHomeAggregates(traffic)
})

test('the home page sends two aggregates also to a node that responds after its head is known', async ({
  page,
  traffic,
}) => {
  const block = page.getByRole('contentinfo').getByText(/^Block \d/)
  await page.route(`${rpcUrl}/**`, async (route) => {
    if (isAggregate(route.request().postDataJSON() as RpcBody)) {
      await expect(block).toBeVisible()
      // Longer than the pause between a new head and its reads.
      await page.waitForTimeout(1_000)
    }
    await route.continue()
  })
  await openHome(page)
  await page.unrouteAll({ behavior: 'wait' })
  await expectHomeAggregates(traffic)
})

test('/swap sends no request while hidden, and resumes when visible', async ({ page, traffic }) => {
  await openSwap(page, traffic)
  await setHidden(page, true)
  // Requests in flight may still finish.
  await expect.poll(() => traffic.openCount()).toBe(0)
  traffic.reset()
  await waitForBlocks(BLOCKS)
  console.log(`    while hidden: ${(await traffic.requests()).length} requests, ${traffic.frameCount()} frames`)
  expect(await traffic.requests()).toEqual([])
  expect(traffic.frameCount()).toBe(0)
  await setHidden(page, false)
  await expect.poll(async () => (await traffic.requests()).some(({ block }) => block !== null)).toBe(true)
})
