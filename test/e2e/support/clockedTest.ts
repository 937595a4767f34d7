import { test as base, type Browser } from '@playwright/test'
import { pageClock } from '../../../scripts/clock/clockEnvironment.ts'

/** Base of every test in a browser: its pages have the clock of the test's own process. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const clock = pageClock()
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (clock) await context.addInitScript(clock.script, clock.shiftMs)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
})
