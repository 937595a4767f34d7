import { expect, test, type Browser } from '@playwright/test'
import { demoAccount } from '../e2e/support/chain.ts'
import { expectLoaded, pagesOnce } from '../e2e/support/routes.ts'
import { appUrl, rpcUrl } from '../e2e/support/site.ts'
import { BARS, SHIFTS_LEFT } from './bars.ts'
import { shiftsOf, watchPage, type Shift } from './watchers.ts'

/** The delay of each node response: skeletons are on screen for many frames. */
const RESPONSE_DELAY_MS = 800
/** Time after the last response in which its data is rendered. */
const REST_MS = 1_000
const WINDOWS = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } } as const

/** Visits a path with an empty cache and a slow node; returns the layout shifts until the page is complete. */
async function shiftsAt(
  browser: Browser,
  path: string,
  viewport: (typeof WINDOWS)[keyof typeof WINDOWS],
): Promise<Shift[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await watchPage(page)
  await page.route(`${rpcUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS))
    await route.continue()
  })
  await page.goto(appUrl + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectLoaded(page)
  await page.waitForTimeout(REST_MS)
  const shifts = await shiftsOf(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return shifts
}

for (const [width, viewport] of Object.entries(WINDOWS) as [
  keyof typeof WINDOWS,
  (typeof WINDOWS)[keyof typeof WINDOWS],
][]) {
  for (const [who, query] of [
    ['a visitor', ''],
    ['an account', `?as=${demoAccount('Demo').address}`],
  ] as const) {
    test(`loading data shifts no route by more than its limit, ${width}, for ${who}`, async ({ browser }) => {
      test.setTimeout(300_000)
      const left = SHIFTS_LEFT[`${width}, ${who}`]
      expect(Object.keys(left).filter((route) => !pagesOnce.some(({ name }) => name === route))).toEqual([])
      for (const { name: route, path } of pagesOnce) {
        const shifts = await shiftsAt(browser, path + query, viewport)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        const bar = left[route] ?? BARS.layoutShift
        console.log(`    layout shift of ${route}: ${total.toFixed(3)} (bar ${bar})`)
        expect.soft(Number(total.toFixed(3)), `${route}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(bar)
      }
    })
  }
}
