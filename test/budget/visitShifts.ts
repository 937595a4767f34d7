import { expect, type Browser } from '@playwright/test'
import { expectLoaded } from '../e2e/support/routes.ts'
import { rpcUrl } from '../e2e/support/site.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { shiftsOf, watchPage, type Shift } from './watchers.ts'

/** The delay of each response: skeletons are on screen for many frames. */
const RESPONSE_DELAY_MS = 800
export const WINDOWS = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } } as const
type Window = (typeof WINDOWS)[keyof typeof WINDOWS]

/**
 * Visits an address with an empty cache and slow hosts of data. Returns the layout shifts until the page is complete.
 */
export async function shiftsAt(
  browser: Browser,
  url: string,
  { viewport, slow = [rpcUrl] }: { viewport: Window; slow?: readonly string[] },
): Promise<Shift[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await watchPage(page)
  const rest = trackRequests(page)
  for (const host of slow) {
    await page.route(`${host}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS))
      await route.continue()
    })
  }
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectLoaded(page)
  await rest()
  const shifts = await shiftsOf(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return shifts
}
