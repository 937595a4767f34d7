import { expect, test, type Page, type Request } from '@playwright/test'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { rpc, token } from '../e2e/support/chain.ts'
import { deploymentFolder, rpcUrl } from '../e2e/support/site.ts'

const { multicall } = readDeployment(`./${deploymentFolder}`).facts.contracts

const BLOCKS = 6
/** Time from the first quote until all subscriptions of the page are active. */
const SETTLE_MS = 3_000
/** A request in flight when the page was hidden may still finish. */
const LAST_WORDS_MS = 500

interface Asked {
  method: string
  /** The block of an aggregate's result; null for any other request. */
  block: number | null
}

interface RpcBody {
  method: string
  params: [{ to?: string } | undefined]
}

const isAggregate = ({ method, params }: RpcBody): boolean =>
  method === 'eth_call' && params[0]?.to?.toLowerCase() === multicall.toLowerCase()

async function readRequest(request: Request): Promise<Asked> {
  const body = request.postDataJSON() as RpcBody
  if (!isAggregate(body)) return { method: body.method, block: null }
  const response = await request.response()
  if (!response) throw new Error('A finished request has no response')
  const { result } = (await response.json()) as { result: string }
  // The first word of tryBlockAndAggregate's result is its block number.
  return { method: body.method, block: Number(BigInt(result.slice(0, 66))) }
}

/** Records the page's requests to the node from now on, and the number of WebSocket frames it receives. */
function listen(page: Page) {
  const asked: Promise<Asked>[] = []
  const frames: number[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(rpcUrl)) asked.push(readRequest(request))
  })
  page.on('websocket', (socket) => socket.on('framereceived', () => frames.push(Date.now())))
  const forget = () => {
    asked.length = 0
    frames.length = 0
  }
  return { asked: () => Promise.all(asked), frames: () => frames.length, forget }
}

const head = async (): Promise<number> => Number(await rpc('eth_blockNumber'))

async function pass(blocks: number): Promise<void> {
  const until = (await head()) + blocks
  await expect.poll(head, { timeout: 60_000, intervals: [200] }).toBeGreaterThanOrEqual(until)
}

async function openSwap(page: Page) {
  const traffic = listen(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  await page.getByRole('textbox', { name: /^From/ }).fill('1')
  await expect(page.getByRole('textbox', { name: /^To/ })).not.toHaveValue('')
  await page.waitForTimeout(SETTLE_MS)
  traffic.forget()
  return traffic
}

function countPerBlock(asked: readonly Asked[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { block } of asked) if (block !== null) counts.set(block, (counts.get(block) ?? 0) + 1)
  return counts
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

test('/swap asks the node once a block', async ({ page }) => {
  const traffic = await openSwap(page)
  await pass(BLOCKS)
  const asked = await traffic.asked()
  const others = asked.filter(({ block }) => block === null)
  const perBlock = countPerBlock(asked)
  console.log(`    requests a block: ${[...perBlock.values()].join(' ')}; others: ${others.length}`)
  expect(others).toEqual([])
  // The response for the last block may arrive after the end of the recording.
  expect(perBlock.size).toBeGreaterThanOrEqual(BLOCKS - 1)
  expect([...perBlock.values()].every((requests) => requests === 1)).toBe(true)
})

test('/swap asks nothing while it is out of sight, and goes on when it comes back', async ({ page }) => {
  const traffic = await openSwap(page)
  await setHidden(page, true)
  await page.waitForTimeout(LAST_WORDS_MS)
  traffic.forget()
  await pass(BLOCKS)
  console.log(`    while hidden: ${(await traffic.asked()).length} requests, ${traffic.frames()} frames`)
  expect(await traffic.asked()).toEqual([])
  expect(traffic.frames()).toBe(0)
  await setHidden(page, false)
  await expect.poll(async () => (await traffic.asked()).some(({ block }) => block !== null)).toBe(true)
})
