import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { parseEther } from 'ethers'
import { snapshotChain } from './support/blocks.ts'
import { buyOutside, demoAccount, facts, rpc, token } from './support/chain.ts'
import { chartPanel, expectChartFigure, expectChartFigures, pricesOnChain } from './support/chart.ts'
import { amountField, connectDemo } from './support/journey.ts'
import { watched as test } from './support/watchedTest.ts'
import { startServicesSite, waitForIndex, type ServicesSite } from './support/services.ts'

let services: ServicesSite

test.beforeAll(async () => {
  services = await startServicesSite()
})
test.afterAll(() => services.stop())

const menu = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /0x/ }).click()
  await expect(menu(page)).toBeVisible()
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
}

const expectName = (page: Page, name: string) => expect(menu(page).getByText(`Profile name: ${name}`)).toBeVisible()

const HOUR_S = 3600
const Q112 = 2n ** 112n

/** Returns hours of a day in which a pair's price rose from 1 to 2, in the form of the graph. */
function hoursUntil(timeS: number) {
  const last = Math.floor(timeS / HOUR_S) * HOUR_S
  return Array.from({ length: 20 }, (_, index) => {
    const [from, to] = [20 + index, 21 + index].map((twentieths) => String((Q112 * BigInt(twentieths)) / 20n))
    const start = last - (20 - index) * HOUR_S
    return { start, openPrice: from, highPrice: to, lowPrice: from, closePrice: to }
  })
}

/** Lets the page's node refuse requests for logs. */
const refuseLogs = (page: Page) =>
  page.route(facts.rpc.http[0], async (route) => {
    const call = route.request().postDataJSON() as { id: number; method: string }
    if (call.method !== 'eth_getLogs') return route.fallback()
    return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, error: { code: -32005, message: 'limit exceeded' } } })
  })

async function openChart(page: Page): Promise<Locator> {
  const currencies = new URLSearchParams({ inputCurrency: 'BNB', outputCurrency: token('CAKE').address })
  await page.goto(`${services.site.url}/swap?${currencies.toString()}`)
  await page.getByRole('button', { name: 'Price chart' }).click()
  const chart = chartPanel(page)
  await expect(chart.getByRole('img')).toBeVisible()
  await expect(chart.getByText(/hourly prices from the services of this site/)).toBeVisible()
  return chart
}

test('where the nodes have no logs, the chart’s figures are those of the index, equal to a recount from the logs', async ({
  page,
}) => {
  // The purchases below change prices that other journeys expect.
  const restore = await snapshotChain()
  await buyOutside(demoAccount('Third'), ['WBNB', 'CAKE'], parseEther('40'))
  await waitForIndex(services)
  await refuseLogs(page)
  await openChart(page)
  await expectChartFigures(page, await pricesOnChain())
  await buyOutside(demoAccount('Third'), ['WBNB', 'CAKE'], parseEther('60'))
  const after = await pricesOnChain()
  await expectChartFigure(page, 'Now', after.at(-1) ?? 0)
  await restore()
})

test('where the nodes have no logs, the chart has prices of the services, or says that there is no history', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await refuseLogs(page)
  let isDown = false
  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  await page.route(`${services.url}/subgraphs/**`, async (route) => {
    const headers = { 'access-control-allow-origin': services.site.url, 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (isDown) return route.fulfill({ status: 503, headers, json: { error: 'index_unavailable' } })
    return route.fulfill({ headers, json: { data: { hours: hoursUntil(Number(timestamp)), before: [] } } })
  })
  const chart = await openChart(page)
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect.poll(() => chart.getByRole('row').count()).toBeGreaterThan(18)

  isDown = true
  await chart.getByText('1 week').click()
  await expect(chart.getByText('No price history here')).toBeVisible()
  isDown = false
  await chart.getByRole('button', { name: 'Try again' }).click()
  await expect(chart.getByText(/hourly prices from the services of this site/)).toBeVisible()
  expect(errors).toEqual([])
})

test('services that end in the middle of a page leave trading as it is, and the page recovers without a reload', async ({
  page,
}) => {
  const errors: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (request.url().startsWith(services.url)) requests.push(request.url())
  })
  const third = demoAccount('Third')
  await page.goto(`${services.site.url}/swap`)
  await expect(page.getByRole('main')).toBeVisible()
  expect(requests).toEqual([])
  await connectDemo(page, 'Third')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await openMenu(page)
  await expectName(page, 'None')
  await closeMenu(page)
  expect(await services.takeName(third, 'Baker7')).toBe(201)
  await openMenu(page)
  await expectName(page, 'Baker7')
  await closeMenu(page)

  await services.end()
  await openMenu(page)
  await expectName(page, 'Unavailable, trying again')
  await expect(menu(page).getByText('CAKE balance')).toBeVisible()
  await closeMenu(page)
  await amountField(page, 'From').fill('0.01')
  await page.getByRole('button', { name: /^To token/ }).click()
  await page.getByRole('option').filter({ hasText: 'CAKE' }).first().click()
  await expect(amountField(page, 'To')).not.toHaveValue('')

  await openMenu(page)
  await expectName(page, 'Unavailable, trying again')
  await services.start()
  await expectName(page, 'Baker7')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  // The page requests only the account's name, which the link to its profile shows too.
  expect(new Set(requests)).toEqual(new Set([`${services.url}/api/users/${third.address}`]))
  expect(errors).toEqual([])
})
