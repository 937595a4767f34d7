import { expect, test } from '@playwright/test'
import { demoAccount } from '../e2e/support/chain.ts'
import { pagesOnce } from '../e2e/support/routes.ts'
import { appUrl } from '../e2e/support/site.ts'
import { BARS, SHIFTS_LEFT } from './bars.ts'
import { shiftsAt, WINDOWS } from './visitShifts.ts'

for (const [width, viewport] of Object.entries(WINDOWS) as [
  keyof typeof WINDOWS,
  (typeof WINDOWS)[keyof typeof WINDOWS],
][]) {
  for (const [who, query] of [
    ['a visitor', ''],
    ['an account', `?as=${demoAccount('Demo').address}`],
  ] as const) {
    test(`loading data shifts no route by more than its limit, ${width}, for ${who}`, async ({ browser }) => {
      const left = SHIFTS_LEFT[`${width}, ${who}`]
      expect(Object.keys(left).filter((route) => !pagesOnce.some(({ name }) => name === route))).toEqual([])
      for (const { name: route, path } of pagesOnce) {
        const shifts = await shiftsAt(browser, appUrl + path + query, { viewport })
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        const bar = left[route] ?? BARS.layoutShift
        console.log(`    layout shift of ${route}: ${total.toFixed(3)} (bar ${bar})`)
        expect.soft(Number(total.toFixed(3)), `${route}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(bar)
      }
    })
  }
}
