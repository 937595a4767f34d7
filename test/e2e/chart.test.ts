import type { Locator, Page, Request } from '@playwright/test'
import { parseEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { buyOutside, demoAccount, facts, rpc, token } from './support/chain.ts'
import { amountField, expect, openSwap, test } from './support/journey.ts'

const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
const WAD = 10n ** 18n
const DIGITS = 6

const buyer = demoAccount('Third')
const panel = (page: Page) => page.getByRole('region', { name: /^Price of / })
const drawing = (page: Page) => panel(page).getByRole('img')

async function openChart(page: Page, from: string, to: string): Promise<void> {
  await openSwap(page, { inputCurrency: from, outputCurrency: to })
  await page.getByRole('button', { name: 'Price chart' }).click()
}

/** Returns the number beside a label of the figures. */
async function figure(page: Page, label: string): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: label })
  const row = panel(page).locator('div').filter({ has: term }).last()
  const text = await row.getByRole('definition').innerText()
  return Number(text.split(' ')[0])
}

/** Waits until a figure equals a price. */
const expectFigure = (page: Page, label: string, price: number) =>
  expect.poll(() => figure(page, label), { message: label, timeout: 20_000 }).toBeCloseTo(near(price), 3)

interface RawLog {
  address: string
  blockNumber: string
  logIndex: string
  data: string
}

async function pairOf(one: string, other: string): Promise<string> {
  const word = (address: string) => address.slice(2).padStart(64, '0')
  const getPair = `0xe6a43905${word(one)}${word(other)}`
  return `0x${(await rpc('eth_call', [{ to: facts.contracts.factory, data: getPair }, 'latest'])).slice(-40)}`
}

/** Returns every historic price of WBNB in CAKE in their own pool, read without the app. */
async function pricesOnChain(): Promise<number[]> {
  const [wbnb, cake] = [token('WBNB').address.toLowerCase(), token('CAKE').address.toLowerCase()]
  const pair = await pairOf(wbnb, cake)
  const logs = await rpc<RawLog[]>('eth_getLogs', [
    { address: pair, topics: [SYNC], fromBlock: '0x0', toBlock: 'latest' },
  ])
  return logs.map(({ data }) => {
    const [first = 0n, second = 0n] = [2, 66].map((start) => BigInt(`0x${data.slice(start, start + 64)}`))
    const [wbnbRaw, cakeRaw] = wbnb < cake ? [first, second] : [second, first]
    return Number((cakeRaw * WAD) / wbnbRaw) / Number(WAD)
  })
}

const near = (price: number) => Number(price.toPrecision(DIGITS))

test('draws the trades of a pair, shows them as figures and as a table, and adds the next one', async ({ page }) => {
  await buyOutside(buyer, ['WBNB', 'CAKE'], parseEther('40'))
  await openChart(page, 'BNB', 'CAKE')
  await expect(panel(page).getByRole('heading', { name: 'Price of BNB in CAKE' })).toBeVisible()
  await expect(panel(page).getByText('From trades in their own pool')).toBeVisible()
  await expect(drawing(page)).toBeVisible()

  const before = await pricesOnChain()
  expect(before.length).toBeGreaterThan(1)
  await expectFigure(page, 'At the start', before[0] ?? 0)
  await expectFigure(page, 'Now', before.at(-1) ?? 0)
  await expectFigure(page, 'Highest price', Math.max(...before))
  await expectFigure(page, 'Lowest price', Math.min(...before))

  await buyOutside(buyer, ['WBNB', 'CAKE'], parseEther('60'))
  const after = await pricesOnChain()
  expect(after.at(-1)).toBeLessThan(before.at(-1) ?? 0)
  await expectFigure(page, 'Now', after.at(-1) ?? 0)

  await panel(page).getByRole('button', { name: 'Show as table' }).click()
  const newest = panel(page).getByRole('table').getByRole('row').nth(1)
  const closing = async () => Number((await newest.getByRole('cell').last().innerText()).split('\n').at(-1))
  await expect.poll(closing).toBeCloseTo(near(after.at(-1) ?? 0), 3)

  await panel(page).getByRole('button', { name: 'Invert price' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Price of CAKE in BNB' })).toBeVisible()
  await expect.poll(async () => (await figure(page, 'Now')) * (after.at(-1) ?? 0)).toBeCloseTo(1, 4)
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
  const beside = await boxOf(panel(page))
  expect(beside.x).toBeGreaterThan(formBefore.x + formBefore.width)
  expect(beside.x + beside.width).toBeLessThanOrEqual(1100)
  expect(Math.abs(beside.y - (await boxOf(title)).y)).toBeLessThan(16)

  await page.setViewportSize({ width: 1099, height: 800 })
  await expect.poll(async () => (await boxOf(panel(page))).x).toBeLessThan(formBefore.x)
  expect((await boxOf(panel(page))).y).toBeGreaterThan((await boxOf(amountField(page, 'To'))).y)
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

test('reports that two tokens have no pool, and shows the price along the route', async ({ page }) => {
  await openChart(page, 'BNB', 'LAST')
  await expect(panel(page).getByText(/no pool of their own.*via CAKE, HOP/)).toBeVisible()
  await expect(drawing(page)).toHaveAttribute('aria-label', /^Price of BNB in LAST: .* now/)
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
  const chart = panel(page)
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
  const head = Number(await rpc('eth_blockNumber'))
  expect(head).toBeGreaterThan(20)
  await page.reload()
  const asking = page.waitForRequest(isLogs)
  await page.getByRole('button', { name: 'Price chart' }).click()
  const { params } = (await asking).postDataJSON() as { params: [{ fromBlock: string }] }
  expect(Number(params[0].fromBlock)).toBeGreaterThan(head - 30)
  await expect(drawing(page)).toBeVisible()
})

test('draws nothing for a coin and its wrapped token', async ({ page }) => {
  await openChart(page, 'BNB', 'WBNB')
  await expect(page.getByText('These two tokens always trade 1:1')).toBeVisible()
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
