import type { Locator, Page } from '@playwright/test'
import { facts, rpc, token } from './chain.ts'
import { expect } from './journey.ts'

const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
const WAD = 10n ** 18n
const DIGITS = 6

/** Returns the panel of the price chart. */
export const chartPanel = (page: Page): Locator => page.getByRole('region', { name: /^Price of / })

/** Returns a number beside a label of the chart's figures. */
export async function chartFigure(page: Page, label: string): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: label })
  const row = chartPanel(page).locator('div').filter({ has: term }).last()
  const text = await row.getByRole('definition').innerText()
  return Number(text.split(' ')[0])
}

/** Returns a price with the digits that the chart shows. */
export const shownPrice = (price: number): number => Number(price.toPrecision(DIGITS))

/** Waits until a figure of the chart equals a price. */
export const expectChartFigure = (page: Page, label: string, price: number): Promise<void> =>
  expect.poll(() => chartFigure(page, label), { message: label }).toBeCloseTo(shownPrice(price), 3)

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
export async function pricesOnChain(): Promise<number[]> {
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

/** Expects the chart's figures to be the first, newest, highest and lowest of the prices. */
export async function expectChartFigures(page: Page, prices: readonly number[]): Promise<void> {
  expect(prices.length).toBeGreaterThan(1)
  await expectChartFigure(page, 'At the start', prices[0] ?? 0)
  await expectChartFigure(page, 'Now', prices.at(-1) ?? 0)
  await expectChartFigure(page, 'Highest price', Math.max(...prices))
  await expectChartFigure(page, 'Lowest price', Math.min(...prices))
}
