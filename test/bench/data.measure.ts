import { expect, type Browser } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { farmResult } from '../budget/farmResults.ts'
import { type MainnetSite, startMainnetSite } from '../budget/mainnetSite.ts'
import { HEAD, poolResult } from '../budget/poolResults.ts'
import { ACCOUNT, isFarmComplete, isPoolComplete } from '../budget/rows.ts'
import { rowsShown, visit } from '../budget/visit.ts'
import { record, SLOW_DOWN } from './figures.ts'
import { longFramesMs, scrollDown, searchFor } from './longFrames.ts'

const VISITS = 10
const FIRST_ROWS = 8
/** Results of a few rows, of none, and of all of them again. */
const SEARCHES = ['b', 'bu', 'cake', 'nonesuch', '', 'e', '']

const LISTS = [
  { name: '/farms with 426 farms', path: '/farms', resultOf: farmResult, isComplete: isFarmComplete, turns: 150 },
  { name: '/pools with 199 pools', path: '/pools', resultOf: poolResult, isComplete: isPoolComplete, turns: 100 },
] as const

for (const { name, path, resultOf, isComplete, turns } of LISTS) {
  test(`${name}: time until the data is on screen, scrolling and searching`, async ({ browser }) => {
    test.setTimeout(600_000)
    const site: MainnetSite = await startMainnetSite(resultOf)
    if (path === '/pools') site.chain.blockNumber = HEAD
    const open = (from: Browser) =>
      visit(from, `${site.url}${path}?as=${ACCOUNT}`, {
        ...{ slowedBy: SLOW_DOWN, isShown: rowsShown(FIRST_ROWS, isComplete), nodeUrl: site.chain.url },
      })
    try {
      const [wallMs, workMs]: [number[], number[]] = [[], []]
      for (let count = 0; count < VISITS; count += 1) {
        const visited = await open(browser)
        wallMs.push(visited.wallMs)
        workMs.push(visited.workMs)
        await visited.page.context().close()
      }
      record({ what: `${name}, figures on screen`, samples: wallMs, goal: '1,000 ms' })
      record({ what: `${name}, work of the main thread until then`, samples: workMs })
      const { page } = await open(browser)
      record({
        what: `${name}, long frames while scrolling`,
        samples: await longFramesMs(page, () => scrollDown(page, turns)),
        goal: 'none over 50 ms',
      })
      expect(await page.locator('main article').count()).toBeGreaterThan(FIRST_ROWS)
      record({
        what: `${name}, long frames while searching`,
        samples: await longFramesMs(page, () => searchFor(page, SEARCHES)),
        goal: 'none over 50 ms',
      })
      await page.context().close()
    } finally {
      await site.stop()
    }
  })
}
