import type { Browser, Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { finishedFarms, finishedPools, liveFarms, livePools, titlesBy, titlesWith } from './expectedRows.ts'
import { farmResult } from './farmResults.ts'
import { readTitles, scrollToEnd, scrollUntil } from './lists.ts'
import { type MainnetSite, startMainnetSite } from './mainnetSite.ts'
import { HEAD, poolResult } from './poolResults.ts'
import { ACCOUNT } from './rows.ts'

/** More than the number of rows read before the first render. */
const FIRST_READ = 20
/** Rows of a sorted list that are compared: scrolling each order to its end would compare the same rows again. */
const SORTED_ROWS = 2 * FIRST_READ

const sites: MainnetSite[] = []
test.afterAll(() => Promise.all(sites.splice(0).map((site) => site.stop())))

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('article').first()).toBeVisible()
  return page
}

const sortBy = (page: Page, order: string) => page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search' }).fill(text)

/** Asserts that a list has these rows, in this order, once it is scrolled to its end. */
async function expectRows(page: Page, titles: readonly string[]): Promise<void> {
  await scrollToEnd(page, titles.length)
  await expect.poll(() => readTitles(page)).toEqual(titles)
}

/** Patterns of the printed figures that a list is ordered by, after their labels. */
const [RATE, LIQUIDITY] = ['AP[RY][^\\d–]*([\\d,.]+)%', 'Liquidity\\$([\\d,]+)'] as const

/** Returns the figure of each row as printed; -1 for an unknown one. */
const printedFigures = (page: Page, pattern: string): Promise<number[]> =>
  page.locator('main article').evaluateAll(
    (rows, figure) =>
      rows.map((row) => {
        const printed = new RegExp(figure).exec(row.textContent)?.[1]
        return printed === undefined ? -1 : Number(printed.replaceAll(',', ''))
      }),
    pattern,
  )

/** Asserts that a sorted list begins with these rows, in this order. */
async function expectFirstRows(page: Page, titles: readonly string[]): Promise<void> {
  await scrollUntil(page, SORTED_ROWS)
  await expect.poll(async () => (await readTitles(page)).slice(0, SORTED_ROWS)).toEqual(titles.slice(0, SORTED_ROWS))
}

/** Asserts that a sorted list begins with the largest of the figures, in descending order. */
async function expectLargest(page: Page, figures: readonly number[], pattern: string): Promise<void> {
  await scrollUntil(page, SORTED_ROWS)
  const largest = figures.toSorted((one, other) => other - one).slice(0, SORTED_ROWS)
  expect(new Set(largest).size).toBeGreaterThan(FIRST_READ)
  await expect.poll(async () => (await printedFigures(page, pattern)).slice(0, SORTED_ROWS)).toEqual(largest)
}

test('426 farms: scrolled to the end, searched and sorted, the list has the rows and the order of the chain’s data', async ({
  browser,
}) => {
  const site = await startMainnetSite(farmResult)
  sites.push(site)
  const titles = liveFarms.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(10 * FIRST_READ)
  const page = await open(browser, `${site.url}/farms?as=${ACCOUNT}`)
  await expectRows(page, titles)
  const [rates, liquidity] = [await printedFigures(page, RATE), await printedFigures(page, LIQUIDITY)]

  for (const text of ['cake', 'usd', 'twt-bnb']) {
    await search(page, text)
    await expectRows(page, titlesWith(text))
  }
  await search(page, 'no farm is called so')
  await expect(page.getByRole('article')).toHaveCount(0)
  await search(page, '')

  await sortBy(page, 'Multiplier')
  await expectFirstRows(page, titlesBy('points'))
  await sortBy(page, 'Earned')
  await expectFirstRows(page, titlesBy('earnedRaw'))
  await sortBy(page, 'APR')
  await expectLargest(page, rates, RATE)
  await sortBy(page, 'Liquidity')
  await expectLargest(page, liquidity, LIQUIDITY)
  await sortBy(page, 'Hot')
  await expectFirstRows(page, titles)

  await page.getByText('Finished', { exact: true }).click()
  await page.getByText('Staked only').click()
  await expectRows(
    page,
    finishedFarms.map(({ title }) => title),
  )
  await page.context().close()
})

test('199 pools: scrolled to the end, searched and sorted, the list has the rows and the order of the chain’s data', async ({
  browser,
}) => {
  const site = await startMainnetSite(poolResult)
  site.chain.blockNumber = HEAD
  sites.push(site)
  expect(livePools.length).toBeGreaterThan(2 * FIRST_READ)
  const page = await open(browser, `${site.url}/pools?as=${ACCOUNT}`)
  await expectRows(page, livePools)
  const rates = await printedFigures(page, RATE)

  await search(page, 'ake')
  await expectRows(
    page,
    livePools.filter((title) => /^\w+ \S*ake\S*,/i.test(title)),
  )
  await search(page, '')
  await sortBy(page, 'APR')
  await expectLargest(page, rates, RATE)
  await sortBy(page, 'Hot')
  await page.getByText('Finished', { exact: true }).click()
  await expectRows(page, finishedPools)
  await page.context().close()
})
