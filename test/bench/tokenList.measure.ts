import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { transformWithOxc } from 'vite'
import { entries, openLongTokenList, type Entry } from '../budget/longTokenList.ts'
import { scrollTokens } from '../e2e/support/tokens.ts'
import { record, slowDown, SLOW_DOWN, threadClock } from './figures.ts'

/** A hard flick: 15,000 px a second. */
const WHEEL_TURNS = 40
const WHEEL_PX = 250
/** Targets of drags on the scroll bar: all rows change at once. */
const JUMPS_PX = [250_000, 500_000, 100_000, 0] as const
/** The lists are fetched again soon after the start, outside this measurement. */
const REFRESH_MS = 8_000
const QUERIES = ['t', 'to', 'tok', 'token', 'token 99', 'flour', 'r', 'ry', 'rye', 'zzz', '1', '']
const SEARCHES = 5

declare global {
  interface Window {
    searchTimesMs(tokens: Entry[], queries: string[]): number[]
  }
}

/** Runs actions in sequence and returns the main thread's work for each until its frame is painted, in milliseconds. */
async function workMs(page: Page, now: () => Promise<number>, acts: readonly (() => Promise<void>)[]) {
  const times: number[] = []
  for (const act of acts) {
    const startedAtMs = await now()
    await act()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    times.push((await now()) - startedAtMs)
  }
  return times
}

test('10,000 tokens: scrolling', async ({ page }) => {
  test.setTimeout(180_000)
  await openLongTokenList(page)
  await page.waitForTimeout(REFRESH_MS)
  const box = await page.getByRole('listbox').locator('..').boundingBox()
  if (!box) throw new Error('No list to scroll')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const now = await threadClock(await slowDown(page, SLOW_DOWN))
  const wheel = (down: number) => () => page.mouse.wheel(0, down)
  const jump = (top: number) => () => scrollTokens(page, top)
  const turns = [
    ...Array.from({ length: WHEEL_TURNS }, () => wheel(WHEEL_PX)),
    ...JUMPS_PX.map(jump),
    ...Array.from({ length: WHEEL_TURNS }, () => wheel(-WHEEL_PX)),
  ]
  const samples = await workMs(page, now, turns)
  record({ what: '10,000 tokens, work of a frame while scrolling', samples: samples, goal: 'none over 50 ms' })
})

test('10,000 tokens: searching', async ({ page }) => {
  const source = readFileSync('src/features/lists/tokenSearch.rules.ts', 'utf8')
  const { code } = await transformWithOxc(source, 'tokenSearch.rules.ts')
  await page.addScriptTag({
    type: 'module',
    content: `${code}
      let sorted
      window.searchTimesMs = (tokens, queries) => {
        sorted ??= sortByValue(tokens, () => undefined)
        return queries.map((query) => {
          const startedAt = performance.now()
          searchTokens(sorted, query)
          return performance.now() - startedAt
        })
      }`,
  })
  await slowDown(page, SLOW_DOWN)
  const input: [Entry[], string[]] = [entries, QUERIES]
  const samples: number[] = []
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    samples.push(...(await page.evaluate(([tokens, queries]) => window.searchTimesMs(tokens, queries), input)))
  }
  expect(samples).toHaveLength(SEARCHES * QUERIES.length)
  record({ what: '10,000 tokens, a search', samples: samples, goal: 'none over 50 ms' })
})
