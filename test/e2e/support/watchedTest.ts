import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { announcementsOf, recordAnnouncements } from './announcements.ts'
import { mineOnDemand } from './blocks.ts'
import { test as clocked } from './clockedTest.ts'
import { watchPolicy } from './policyWatch.ts'
import { watchPresses } from './pressWatch.ts'

/** Time in milliseconds from press to release of every click; 0 unless the hunt for moving controls sets it. */
const pressMs = Number(process.env['PRESS_MS'] ?? 0)

/** Holds the clicks of all locators, which inherit `click` from one class; any page gives access to it. */
function holdClicks(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { click: Locator['click']; isHeld?: true }
  if (locators.isHeld) return
  const { click } = locators
  locators.click = function (this: Locator, options) {
    return click.call(this, { delay: pressMs, ...options })
  }
  locators.isHeld = true
}

/** Returns what the open pages have announced, one text a line. */
async function announcedOn(pages: readonly Page[]): Promise<string> {
  const announced = await Promise.all(pages.map((page) => announcementsOf(page).catch(() => [])))
  return announced.flat().join('\n')
}

/**
 * Base of every journey: a violation of the content policy and a lost press fail the test. The report of a failed one
 * has what its pages announced, because a toast that explains the failure is gone by then.
 */
export const watched = clocked.extend<{ watch: void }, { minesOnDemand: boolean; miner: void }>({
  // Counts of a visit need the blocks of the public chain only.
  minesOnDemand: [false, { option: true, scope: 'worker' }],
  miner: [
    async ({ minesOnDemand }, use) => {
      const end = minesOnDemand ? await mineOnDemand() : null
      await use()
      await end?.()
    },
    { auto: true, scope: 'worker' },
  ],
  watch: [
    async ({ context }, use, testInfo) => {
      if (pressMs > 0) context.on('page', holdClicks)
      const violations = await watchPolicy(context)
      const lostPresses = await watchPresses(context)
      await recordAnnouncements(context)
      await use()
      if (testInfo.errors.length > 0) {
        await testInfo.attach('announcements', { body: await announcedOn(context.pages()) })
      }
      expect([...violations, ...lostPresses]).toEqual([])
    },
    { auto: true },
  ],
})
