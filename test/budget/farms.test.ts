import { expect, test, type Browser } from '@playwright/test'
import { expectLightRoutes } from './chunks.ts'
import { leastWork, LEEWAY, report, SLOW_DOWN } from './figures.ts'
import { farmAnswer } from './farmAnswers.ts'
import { type MainnetSite, readMainnet, startMainnetSite } from './mainnetSite.ts'
import { leastFrame } from './scroll.ts'
import { visit } from './visit.ts'

const DATA_BAR_MS = 1_200
/** For which a page waits before it asks, so that it asks once (trading 9 "Listener debounce"). */
const WAIT_MS = 100
const REQUESTS_BAR = 15
const FRAME_BAR_MS = 100
const WHEEL_TURNS = 150
const FIRST_ROWS = 8

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { farms } = readMainnet<{ farms: { pid: number; lpAddress: string }[] }>('farms.json')

let site: MainnetSite

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startMainnetSite('farms', farmAnswer)
})

test.afterAll(() => site.stop())

const isWhole = (row: Element): boolean => /\d%/.test(row.textContent) && !row.ariaBusy && !/–/.test(row.textContent)

/** Opens the farms and waits until the first rows show what the account has and what the farms pay. */
const openFarms = (browser: Browser, slowedBy: number) =>
  visit(browser, `${site.url}/farms?as=${ACCOUNT}`, { slowedBy, rows: FIRST_ROWS, isWhole })

test('426 farms: the data is soon on screen, with few requests', async ({ browser }) => {
  test.setTimeout(240_000)
  expect(farms).toHaveLength(426)
  const barMs = DATA_BAR_MS - WAIT_MS
  const measure = async (slowedBy: number) => {
    site.chain.asked.length = 0
    const { page, workMs, wallMs } = await openFarms(browser, slowedBy)
    report('on the wall’s clock', wallMs, DATA_BAR_MS, 'ms')
    report('requests to the node until then', site.chain.asked.length, REQUESTS_BAR, 'requests')
    expect(site.chain.asked.length).toBeLessThanOrEqual(REQUESTS_BAR)
    await page.context().close()
    return workMs
  }
  const least = await leastWork(browser, { what: 'work until the farms are on screen', barMs, measure })
  expect(least).toBeLessThanOrEqual(LEEWAY * barMs)
})

test('426 farms: scrolling through all of them has no long frame, and a block without change draws nothing', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { page, leastMs } = await leastFrame(browser, {
    ...{ barMs: FRAME_BAR_MS, turns: WHEEL_TURNS },
    open: async () => (await openFarms(browser, SLOW_DOWN)).page,
  })
  expect(await page.getByRole('article').count()).toBeGreaterThan(200)
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const list = document.querySelector('main ul')
        if (list)
          new MutationObserver((records) => (count += records.length)).observe(list, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          })
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

test('the farms of the main chain add little JavaScript of their own', async ({ browser }) => {
  await expectLightRoutes(browser, site.url, [{ name: 'the farms', path: '/farms' }])
})
