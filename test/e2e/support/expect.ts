import { expect as playwrightExpect, type Locator } from '@playwright/test'

/**
 * Playwright's `expect`, whose `toBeVisible` looks only for its element. Playwright's own describes the whole page each
 * time that it does not find the element, for a report. These descriptions took a tenth of the time of the journeys.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const { isNot, timeout } = this
    const result = (isVisible: boolean, reason: string) => ({
      name: 'toBeVisible',
      pass: isVisible,
      message: () => `${String(locator)} is ${isVisible ? '' : 'not '}visible.\n${reason}`,
    })
    try {
      await locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout: options.timeout ?? timeout })
      return result(!isNot, '')
    } catch (error) {
      return result(isNot, String(error))
    }
  },
})
