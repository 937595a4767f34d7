import type { Locator, Page, Request } from '@playwright/test'
import { parseEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { buyOutside, demoAccount, facts, token } from './support/chain.ts'
import {
  chartFigure,
  chartPanel,
  expectChartFigure,
  expectChartFigures,
  pricesOnChain,
  shownPrice,
} from './support/chart.ts'
import { amountField, expect, followLink, openSwap, test } from './support/journey.ts'

const buyer = demoAccount('Third')
const drawing = (page: Page) => chartPanel(page).getByRole('img')

async function openChart(page: Page, from: string, to: string): Promise<void> {
  await openSwap(page, { inputCurrency: from, outputCurrency: to })
  await page.getByRole('button', { name: 'Price chart' }).click()
}

test('draws the trades of a pair, shows them as figures and as a table, and adds the next one', async ({ page }) => {
  await buyOutside(buyer, ['WBNB', 'CAKE'], parseEther('40'))
  await openChart(page, 'BNB', 'CAKE')
  await expect(chartPanel(page).getByRole('heading', { name: 'Price of BNB in CAKE' })).toBeVisible()
  await expect(chartPanel(page).getByText('From trades in their own pool')).toBeVisible()
  await expect(drawing(page)).toBeVisible()

  const before = await pricesOnChain()
  await expectChartFigures(page, before)

  await buyOutside(buyer, ['WBNB', 'CAKE'], parseEther('60'))
  const after = await pricesOnChain()
  expect(after.at(-1)).toBeLessThan(before.at(-1) ?? 0)
  await expectChartFigure(page, 'Now', after.at(-1) ?? 0)

  await chartPanel(page).getByRole('button', { name: 'Show as table' }).click()
  const newest = chartPanel(page).getByRole('table').getByRole('row').nth(1)
  const closing = async () => Number((await newest.getByRole('cell').last().innerText()).split('\n').at(-1))
  await expect.poll(closing).toBeCloseTo(shownPrice(after.at(-1) ?? 0), 3)

  await chartPanel(page).getByRole('button', { name: 'Invert price' }).click()
  await expect(chartPanel(page).getByRole('heading', { name: 'Price of CAKE in BNB' })).toBeVisible()
  await expect.poll(async () => (await chartFigure(page, 'Now')) * (after.at(-1) ?? 0)).toBeCloseTo(1, 4)
})

test('is beside the form in a wide window and below it in others, and never moves it', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await openSwap(page, { inputCurrency: 'BNB', outputCurrency: 'CAKE' })
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox()
    if (!box) throw new Error('it is not rendered')
    return box
  }
  const formBefore = await boxOf(amountField(page, 'From'))
  await main.getByRole('button', { name: 'Price chart' }).click()
  await expect(drawing(page)).toBeVisible()
  expect(await boxOf(amountField(page, 'From'))).toEqual(formBefore)
  const beside = await boxOf(chartPanel(page))
  expect(beside.x).toBeGreaterThan(formBefore.x + formBefore.width)
  expect(beside.x + beside.width).toBeLessThanOrEqual(1100)
  expect(Math.abs(beside.y - (await boxOf(title)).y)).toBeLessThan(16)

  await page.setViewportSize({ width: 1099, height: 800 })
  await expect.poll(async () => (await boxOf(chartPanel(page))).x).toBeLessThan(formBefore.x)
  expect((await boxOf(chartPanel(page))).y).toBeGreaterThan((await boxOf(amountField(page, 'To'))).y)
})

test('draws the chart in the colours of each theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openChart(page, 'BNB', 'BUSD')
  await expect(drawing(page)).toBeVisible()
  /** Returns the colours on the canvases, without transparent ones. */
  const colours = () =>
    drawing(page).evaluate((box) => {
      const seen = new Set<string>()
      for (const canvas of box.querySelectorAll('canvas')) {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        for (let at = 0; at < data.length; at += 4) {
          if (data[at + 3] === 255) seen.add([data[at], data[at + 1], data[at + 2]].join())
        }
      }
      return [...seen]
    })
  const rgb = (role: string) =>
    page.evaluate((name) => {
      const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join()
    }, `--${role}`)

  const lightLine = await rgb('line')
  await expect.poll(colours).toContain(lightLine)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => rgb('line')).not.toBe(lightLine)
  await expect.poll(colours).toContain(await rgb('line'))
  await expect.poll(colours).not.toContain(lightLine)
})

test('reports that two tokens have no pool, and shows the price along the route; draws nothing for a coin and its wrapped token', async ({
  page,
}) => {
  await openChart(page, 'BNB', 'LAST')
  await expect(chartPanel(page).getByText(/no pool of their own.*via CAKE, HOP/)).toBeVisible()
  await expect(drawing(page)).toHaveAttribute('aria-label', /^Price of BNB in LAST: .* now/)

  await followLink(page, `/swap?inputCurrency=BNB&outputCurrency=${token('WBNB').address}`)
  await expect(page.getByText('These two tokens always trade 1:1')).toBeVisible()
  await expect(drawing(page)).toHaveCount(0)
})

test('reports that the nodes keep no logs, and reads again on request', async ({ page }) => {
  let refuses = true
  await page.route(facts.rpc.http[0], async (route) => {
    const call = route.request().postDataJSON() as { id: number; method: string }
    if (!refuses || call.method !== 'eth_getLogs') return route.fallback()
    const error = { code: -32005, message: 'limit exceeded' }
    return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, error } })
  })
  await openChart(page, 'BNB', 'CAKE')
  const chart = chartPanel(page)
  await expect(chart.getByText('No price history here')).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeEnabled()
  refuses = false
  await chart.getByRole('button', { name: 'Try again' }).click()
  await expect(drawing(page)).toBeVisible()
})

test('caches what it read: a second visit requests new blocks only', async ({ page }) => {
  const isLogs = (request: Request) => request.postData()?.includes('eth_getLogs') ?? false
  await openChart(page, 'BNB', 'BTCB')
  await expect(drawing(page)).toBeVisible()
  const stored = await page.evaluate(() => sessionStorage.getItem('hotcake_chart_1'))
  const [[name, { toBlock }]] = JSON.parse(stored ?? '[]') as [[string, { toBlock: number }]]
  expect(toBlock).toBeGreaterThan(20)
  await page.reload()
  const asking = page.waitForRequest(isLogs)
  await page.getByRole('button', { name: 'Price chart' }).click()
  const { params } = (await asking).postDataJSON() as { params: [{ address: string; fromBlock: string }] }
  expect(`${params[0].address} from block ${Number(params[0].fromBlock)}`).toBe(
    `${name.split(':')[1]} from block ${toBlock + 1}`,
  )
  await expect(drawing(page)).toBeVisible()
})

test('is accessible at 360 px, from right to left, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() => localStorage.setItem('hotcake_language', 'ar-SA'))
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  await page.getByRole('button', { name: 'مخطط السعر' }).click()
  await expect(page.getByRole('img', { name: /^سعر/ })).toBeVisible()
  await page.getByRole('button', { name: 'عرض كجدول' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await faultsOf(page)).toEqual([])
})
