import { expect } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { farmResult } from '../budget/farmResults.ts'
import { startMainnetSite } from '../budget/mainnetSite.ts'
import { ACCOUNT, isFarmComplete } from '../budget/rows.ts'
import { record } from './figures.ts'

/** One hour of blocks (trading 9), each of which the page reads. */
const BLOCKS = 1200
const BLOCK_MS = 3000
const BLOCKS_A_SAMPLE = 100
const FIRST_ROWS = 8

test('/farms with 426 farms: the heap over one simulated hour', async ({ browser }) => {
  test.setTimeout(900_000)
  const site = await startMainnetSite(farmResult)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    // With the page's clock installed, an hour of its timers takes only as long as their work.
    await page.clock.install()
    await page.goto(`${site.url}/farms?as=${ACCOUNT}`)
    const completeCount = () =>
      page.evaluate<number>(
        `[...document.querySelectorAll('main article')].filter(${isFarmComplete.toString()}).length`,
      )
    const session = await context.newCDPSession(page)
    async function nextBlock(): Promise<void> {
      const requestsBefore = site.chain.requests.length
      site.chain.blockNumber += 1
      await page.clock.runFor(BLOCK_MS)
      await expect.poll(() => site.chain.requests.length, { intervals: [10] }).toBeGreaterThan(requestsBefore)
    }
    async function heapMiB(): Promise<number> {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
    }
    for (let block = 1; block <= BLOCKS_A_SAMPLE; block += 1) await nextBlock()
    expect(await completeCount()).toBeGreaterThanOrEqual(FIRST_ROWS)
    const samples = [await heapMiB()]
    for (let block = 1; block <= BLOCKS; block += 1) {
      await nextBlock()
      if (block % BLOCKS_A_SAMPLE === 0) samples.push(await heapMiB())
    }
    record({ what: '/farms with 426 farms, heap over 1,200 blocks', unit: 'MiB', samples, goal: 'flat within 5 %' })
  } finally {
    await context.close()
    await site.stop()
  }
})
