import { expect, test, type Browser } from '@playwright/test'
import { expectLightRoutes } from './chunks.ts'
import { leastWork, LEEWAY, report, SLOW_DOWN } from './figures.ts'
import { type MainnetSite, readMainnet, startMainnetSite } from './mainnetSite.ts'
import { HEAD, poolAnswer } from './poolAnswers.ts'
import { leastFrame } from './scroll.ts'
import { type Visit, visit } from './visit.ts'

const DATA_BAR_MS = 1_200
const ROWS_BAR_MS = 1_000
const REQUESTS_BAR = 12
const FRAME_BAR_MS = 100
/** What a page waits for without working: its calls are gathered for 100 ms (trading 9), and loopback answers. */
const WAITS_MS = 150
const FIRST_ROWS = 8
/** Any account will do: the recorded chain answers for all alike. */
const ACCOUNT = `0x${'12'.repeat(20)}`
const WHEEL_TURNS = 100

let site: MainnetSite

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startMainnetSite('pools', poolAnswer)
  site.chain.blockNumber = HEAD
})

test.afterAll(() => site.stop())

/** Its figures are there, a return in percent among them, and nothing is still awaited. */
const isWhole = (row: Element): boolean => /\d%/.test(row.textContent) && !row.querySelector('[aria-busy]')

interface Opened extends Visit {
  /** From the last answer of the node that was there by then. */
  afterDataMs: number
  requests: number
}

async function openPools(browser: Browser, query: string, slowedBy = SLOW_DOWN): Promise<Opened> {
  site.chain.asked.length = 0
  const visited = await visit(browser, `${site.url}/pools${query}`, { slowedBy, rows: FIRST_ROWS, isWhole })
  const { page, wallMs } = visited
  const requests = site.chain.asked.length
  const answersMs = await page.evaluate(
    (url) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(url))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    site.chain.url,
  )
  const afterDataMs = wallMs - Math.max(0, ...answersMs.filter((endMs) => endMs <= wallMs))
  return { ...visited, requests, afterDataMs }
}

for (const [who, query] of [
  ['a visitor', ''],
  ['an account', `?as=${ACCOUNT}`],
] as const) {
  test(`199 pools are on screen soon for ${who}, with few requests`, async ({ browser }) => {
    test.setTimeout(180_000)
    expect(readMainnet('pools.json')).toHaveLength(199)
    const barMs = DATA_BAR_MS - WAITS_MS
    const measure = async (slowedBy: number) => {
      const { page, wallMs, workMs, afterDataMs, requests } = await openPools(browser, query, slowedBy)
      report(`${who}: on the wall’s clock`, wallMs, DATA_BAR_MS, 'ms')
      report(`${who}: first rows after their data`, afterDataMs, ROWS_BAR_MS, 'ms')
      report(`${who}: requests until then`, requests, REQUESTS_BAR, 'requests')
      expect(requests).toBeLessThanOrEqual(REQUESTS_BAR)
      await page.context().close()
      // What other programs took of the processor is not the page's.
      return Math.max(Math.min(wallMs - WAITS_MS, workMs), Math.min(afterDataMs, workMs) * (barMs / ROWS_BAR_MS))
    }
    const least = await leastWork(browser, { what: `${who}: work until the pools are on screen`, barMs, measure })
    expect(least).toBeLessThanOrEqual(LEEWAY * barMs)
  })
}

test('199 pools scroll without a long frame, and blocks without change draw nothing', async ({ browser }) => {
  test.setTimeout(240_000)
  const { page, leastMs } = await leastFrame(browser, {
    ...{ barMs: FRAME_BAR_MS, turns: WHEEL_TURNS },
    open: async () => (await openPools(browser, `?as=${ACCOUNT}`)).page,
  })
  expect(await page.locator('main article').count()).toBeGreaterThan(100)
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        // The countdowns alone go on, block by block.
        const isCountdown = ({ target }: MutationRecord) =>
          target.parentElement?.closest('a[href*="/countdown/"]') instanceof Element
        const list = document.querySelector('main ul')
        if (list) {
          new MutationObserver((records) => (count += records.filter((record) => !isCountdown(record)).length)).observe(
            list,
            { subtree: true, childList: true, characterData: true },
          )
        }
        // Longer than the head of the chain is asked for (trading 4 "Polling").
        setTimeout(() => resolve(list ? count : -1), 9_000)
      }),
  )
  site.chain.asked.length = 0
  // Enough of them that all an account has is read anew.
  site.chain.blockNumber += 5
  expect(await drawn).toBe(0)
  expect(site.chain.asked.filter((method) => method === 'eth_call').length).toBeGreaterThan(0)
  await page.context().close()
  expect(leastMs).toBeLessThanOrEqual(LEEWAY * FRAME_BAR_MS)
})

test('the pools of the main chain add little JavaScript of their own', async ({ browser }) => {
  await expectLightRoutes(browser, site.url, [{ name: 'the pools', path: '/pools' }])
})
