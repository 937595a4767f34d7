import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type CDPSession, type Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { facts } from '../e2e/support/chain.ts'
import { connectDemo, openSwap } from '../e2e/support/journey.ts'
import { importList, openPicker } from '../e2e/support/tokens.ts'
import { LEEWAY, median, percentile, report, slowDown, SLOW_DOWN, threadClock, withGauge } from './figures.ts'

const TOKENS = 10_000
const FRAME_BAR_MS = 50
const SEARCH_BAR_MS = 16
const ROUNDS = 5
/** A hard flick: 15,000 px a second. */
const WHEEL_TURNS = 40
const WHEEL_PX = 250
/** Where a pull at the scroll bar leads: all rows are new at once. */
const JUMPS_PX = [250_000, 500_000, 100_000, 0] as const
/** The lists are fetched anew soon after the start; what that costs is measured elsewhere. */
const REFRESH_MS = 8_000
const QUERIES = ['t', 'to', 'tok', 'token', 'token 99', 'flour', 'r', 'ry', 'rye', 'zzz', '1', '']

const WORDS = ['Rye', 'Oat', 'Flour', 'Butter', 'Honey', 'Syrup', 'Berry', 'Cream', 'Crust', 'Crumb'] as const

interface Entry {
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
}

const entries: Entry[] = Array.from({ length: TOKENS }, (_, at) => ({
  chainId: facts.chainId,
  address: `0x${(at + 1).toString().padStart(40, '0')}`,
  symbol: `${WORDS[at % WORDS.length]?.toUpperCase()}${at}`,
  name: `${WORDS[at % WORDS.length]} ${WORDS[(at * 7 + 3) % WORDS.length]} Token`,
  decimals: at % 19,
}))

async function openLongList(page: Page): Promise<void> {
  const url = 'https://lists.example.org/long.json'
  const list = {
    name: 'Long List',
    timestamp: '2021-07-30T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: entries,
  }
  await page.route(url, (route) =>
    route.fulfill({ json: list, headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' } }),
  )
  await openSwap(page)
  await connectDemo(page)
  const dialog = await openPicker(page)
  await importList(page, url)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('10,013 tokens')
  await page.waitForTimeout(REFRESH_MS)
}

declare global {
  interface Window {
    searchTimesMs(tokens: Entry[], queries: string[]): number[]
  }
}

/** Does one thing after the other and answers the work that the main thread had with each, until its frame was there. */
async function workMs(
  page: Page,
  now: () => Promise<number>,
  acts: readonly (() => Promise<void>)[],
): Promise<number[]> {
  const times: number[] = []
  for (const act of acts) {
    const startedAtMs = await now()
    await act()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    times.push((await now()) - startedAtMs)
  }
  return times
}

interface Acts {
  what: string
  barMs: number
  /** Of the page that is slowed down. */
  session: CDPSession
  /** Does all acts and answers the milliseconds that each took. */
  round: () => Promise<number[]>
}

/**
 * Measures rounds of the same acts on a machine slowed down, and where they do not hold rounds at full speed, multiplied: on
 * a busy machine the slow-down slows by far more than it says. What else runs can only make an act slower, so each counts
 * with its best round.
 */
async function expectWithin(browser: Browser, { what, barMs, session, round }: Acts): Promise<void> {
  let longestMs = Number.POSITIVE_INFINITY
  await withGauge(browser, async (gauge) => {
    for (const [speed, slowedBy, factor] of [
      [`slowed down ${SLOW_DOWN} times`, SLOW_DOWN, 1],
      [`at full speed, times ${SLOW_DOWN}`, 1, SLOW_DOWN],
    ] as const) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
      let best: number[] = []
      for (let count = 1; count <= ROUNDS && longestMs > barMs; count += 1) {
        const { measured, slowness } = await gauge(round)
        const timesMs = measured.map((ms) => (ms * factor) / slowness)
        best = timesMs.map((ms, act) => Math.min(ms, best[act] ?? Number.POSITIVE_INFINITY))
        longestMs = percentile(best, 100)
        report(`${what}, ${speed}, round ${count}: median`, median(timesMs), barMs, 'ms')
        report(
          `${what}, ${speed}, round ${count}: longest as measured`,
          percentile(measured, 100) * factor,
          barMs,
          'ms',
        )
        report(`${what}, ${speed}, longest of rounds 1 to ${count}`, longestMs, barMs, 'ms')
      }
    }
  })
  expect(longestMs).toBeLessThanOrEqual(LEEWAY * barMs)
}

test('10,000 tokens scroll without a long frame on a slow machine', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await openLongList(page)
  expect(await page.getByRole('option').count()).toBeLessThan(20)
  const box = await page.getByRole('listbox').boundingBox()
  if (!box) throw new Error('No list to scroll')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const session = await slowDown(page, SLOW_DOWN)
  const now = await threadClock(session)
  const wheel = (down: number) => () => page.mouse.wheel(0, down)
  const jump = (top: number) => () => page.getByRole('listbox').evaluate((list, to) => list.scrollTo(0, to), top)
  const turns = [
    ...Array.from({ length: WHEEL_TURNS }, () => wheel(WHEEL_PX)),
    ...JUMPS_PX.map(jump),
    ...Array.from({ length: WHEEL_TURNS }, () => wheel(-WHEEL_PX)),
  ]
  const round = async () => {
    await page.bringToFront()
    return workMs(page, now, turns)
  }
  await expectWithin(browser, { what: 'a frame', barMs: FRAME_BAR_MS, session, round })
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, 300_000))
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-posinset', /^53\d\d$/)
})

test('10,000 tokens are searched within a frame on a slow machine', async ({ page, browser }) => {
  const source = readFileSync('src/features/lists/tokenSearch.rules.ts', 'utf8')
  const { code } = await transformWithOxc(source, 'tokenSearch.rules.ts')
  await page.addScriptTag({
    type: 'module',
    content: `${code}
      let sorted
      window.searchTimesMs = (tokens, queries) => {
        sorted ??= sortByBalance(tokens, () => undefined)
        return queries.map((query) => {
          const startedAt = performance.now()
          searchTokens(sorted, query)
          return performance.now() - startedAt
        })
      }`,
  })
  const session = await slowDown(page, SLOW_DOWN)
  const input: [Entry[], string[]] = [entries, QUERIES]
  await page.evaluate(([tokens, queries]) => window.searchTimesMs(tokens, queries), input)
  const found = () => page.evaluate(([tokens, queries]) => window.searchTimesMs(tokens, queries), input)
  await expectWithin(browser, { what: 'a search', barMs: SEARCH_BAR_MS, session, round: found })
})
