import type { Browser, Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { BARS, report } from './bars.ts'
import type { MainnetSite } from './mainnetSite.ts'
import { rowsShown, visit } from './visit.ts'
import { resetRenders, rendersOf } from './watchers.ts'

const FIRST_ROWS = 8
/** Longer than the polling interval for the head of the chain (trading 4 "Polling"). */
const WATCH_MS = 9_000
/**
 * The links of the countdowns. Only their cells change with each block: the blocks, and the date
 * where the end moves over midnight.
 */
const COUNTDOWN = 'a[href*="/countdown/"]'

export interface LongList {
  site: MainnetSite
  path: string
  isComplete: (row: Element) => boolean
  requestsBar: number
}

/** Periods in a row without a change after which the page is at rest. */
const QUIET_PERIODS = 12
const PERIOD_MS = 100

/**
 * Waits until no element of the page changes for several periods: rows added during scrolling are rendered in batches.
 * Each period includes an idle one and a frame of the page, so that it is longer on a busy machine.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ periods, periodMs }) => {
      let quiet = 0
      const observer = new MutationObserver(() => (quiet = 0))
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      while (quiet < periods) {
        quiet += 1
        await new Promise((resolve) => setTimeout(resolve, periodMs))
        await new Promise((resolve) => requestIdleCallback(resolve))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      observer.disconnect()
    },
    { periods: QUIET_PERIODS, periodMs: PERIOD_MS },
  )

/**
 * Opens a long list. Asserts the limits on requests until its first rows are complete and on elements before scrolling.
 */
export async function openLongList(browser: Browser, { site, path, isComplete, requestsBar }: LongList): Promise<Page> {
  const { page, requests } = await visit(browser, site.url + path, {
    ...{ isShown: rowsShown(FIRST_ROWS, isComplete), nodeUrl: site.chain.url, isWatched: true, holdsBackground: true },
  })
  report(`${path}: requests to the node until its data is on screen`, requests, requestsBar, 'requests')
  expect(requests).toBeGreaterThan(0)
  expect(requests).toBeLessThanOrEqual(requestsBar)
  await page.evaluate(() => window.releaseBackground())
  await settle(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  report(`${path}: elements before scrolling`, nodes, BARS.elements, 'elements')
  expect.soft(nodes).toBeLessThanOrEqual(BARS.elements)
  return page
}

/**
 * Scrolls a list until its number of rows meets a condition. The timeout applies to each step of growth, so that a long
 * list may take long and a list that no longer grows fails.
 */
async function scroll(page: Page, expected: string, isReached: (rows: number) => boolean): Promise<void> {
  const rows = page.locator('main article')
  await page.mouse.move(600, 600)
  for (let count = await rows.count(); !isReached(count);) {
    const before = count
    const scrollOnce = async () => {
      await page.mouse.wheel(0, 20_000)
      count = await rows.count()
      return count
    }
    const message = `the rows after ${before} of ${expected}`
    await expect.poll(scrollOnce, { message, intervals: [50] }).not.toBe(before)
  }
}

/** Scrolls a growing list until it has more than the given number of rows, and waits until they are rendered. */
export async function scrollUntil(page: Page, rows: number): Promise<void> {
  await scroll(page, `more than ${rows}`, (count) => count > rows)
  await settle(page)
}

/** Scrolls a list until it has all of its rows, and checks that no more follow. */
export async function scrollToEnd(page: Page, rows: number): Promise<void> {
  await scroll(page, String(rows), (count) => count === rows)
  await page.mouse.wheel(0, 20_000)
  await settle(page)
  await expect(page.locator('main article')).toHaveCount(rows)
}

/**
 * Returns the titles of a list's rows, from first to last. A pool's title includes the line below, which names the
 * staked token.
 */
export const readTitles = (page: Page): Promise<string[]> =>
  page.locator('main article').evaluateAll((rows) =>
    rows.map((row) => {
      const heading = row.querySelector('h2, h3')
      const title = `${heading?.textContent}, ${heading?.nextElementSibling?.textContent}`
      return row.getAttribute('aria-label') ?? title
    }),
  )

/** Asserts that blocks without relevant changes alter no element of the list, though its figures are read again. */
export async function expectNoChanges(page: Page, site: MainnetSite): Promise<void> {
  const changes = page.evaluate(
    ({ watchMs, countdown }) =>
      new Promise<string[] | null>((resolve) => {
        const found: string[] = []
        const elementOf = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)
        const isCountdown = (record: MutationRecord) =>
          elementOf(record)?.closest(`:has(> ${countdown})`) instanceof Element
        const nameOf = (record: MutationRecord) =>
          `${record.type} ${record.attributeName ?? ''} ${elementOf(record)?.outerHTML.slice(0, 200)}`
        const list = document.querySelector('main ul')
        if (list) {
          new MutationObserver((records) => {
            found.push(...records.filter((record) => !isCountdown(record)).map(nameOf))
          }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
        }
        setTimeout(() => resolve(list && found), watchMs)
      }),
    { watchMs: WATCH_MS, countdown: COUNTDOWN },
  )
  site.chain.requests.length = 0
  await resetRenders(page)
  // Enough blocks that all data of an account is read again.
  site.chain.blockNumber += 5
  expect(await changes).toEqual([])
  const rendered = await rendersOf(page, COUNTDOWN)
  report('components rendered for blocks without change', rendered.length, BARS.rendersOfBlock, 'components')
  expect(rendered).toEqual([])
  expect(site.chain.requests.filter((method) => method === 'eth_call').length).toBeGreaterThan(0)
}
