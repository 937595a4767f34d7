import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { finishedFarms, finishedPools, liveFarms, livePools, titlesBy, titlesWith } from './expectedRows.ts'
import { farmResult } from './farmResults.ts'
import { readTitles, scrollToEnd } from './lists.ts'
import { type MainnetSite, startMainnetSite } from './mainnetSite.ts'
import { HEAD, poolResult } from './poolResults.ts'
import { ACCOUNT } from './rows.ts'

/** More than the number of rows read before the first render. */
const FIRST_READ = 20

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

/** Asserts that a list has these rows in some order, and that the printed figures descend. */
async function expectDescending(page: Page, titles: readonly string[], pattern: string): Promise<void> {
  await scrollToEnd(page, titles.length)
  await expect.poll(async () => (await readTitles(page)).toSorted()).toEqual(titles.toSorted())
  let printed: number[] = []
  const rising = async () => {
    printed = await printedFigures(page, pattern)
    return printed.filter((figure, at) => figure > (printed[at - 1] ?? Infinity))
  }
  await expect.poll(rising, 'figures larger than that of the row above').toEqual([])
  expect(new Set(printed).size).toBeGreaterThan(FIRST_READ)
}

test('426 farms: scrolled to the end, searched and sorted, the list has the rows and the order of the chain’s data', async ({
  browser,
}) => {
  const site = await startMainnetSite('long-farms', farmResult)
  sites.push(site)
  const titles = liveFarms.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(10 * FIRST_READ)
  const page = await open(browser, `${site.url}/farms?as=${ACCOUNT}`)
  await expectRows(page, titles)

  for (const text of ['cake', 'usd', 'twt-bnb']) {
    await search(page, text)
    await expectRows(page, titlesWith(text))
  }
  await search(page, 'no farm is called so')
  await expect(page.getByRole('article')).toHaveCount(0)
  await search(page, '')

  await sortBy(page, 'Multiplier')
  await expectRows(page, titlesBy('points'))
  await sortBy(page, 'Earned')
  await expectRows(page, titlesBy('earnedRaw'))
  await sortBy(page, 'APR')
  await expectDescending(page, titles, RATE)
  await sortBy(page, 'Liquidity')
  await expectDescending(page, titles, LIQUIDITY)
  await sortBy(page, 'Hot')
  await expectRows(page, titles)

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
  const site = await startMainnetSite('long-pools', poolResult)
  site.chain.blockNumber = HEAD
  sites.push(site)
  expect(livePools.length).toBeGreaterThan(2 * FIRST_READ)
  const page = await open(browser, `${site.url}/pools?as=${ACCOUNT}`)
  await expectRows(page, livePools)

  await search(page, 'ake')
  await expectRows(
    page,
    livePools.filter((title) => /^\w+ \S*ake\S*,/i.test(title)),
  )
  await search(page, '')
  await sortBy(page, 'APR')
  await expectDescending(page, livePools, RATE)
  await sortBy(page, 'Hot')
  await page.getByText('Finished', { exact: true }).click()
  await expectRows(page, finishedPools)
  await page.context().close()
})
