import type { Browser, Page, ViewportSize } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { demoAccount } from '../e2e/support/chain.ts'
import { expectLoaded } from '../e2e/support/routes.ts'
import { rpcUrl } from '../e2e/support/site.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { shiftsOf, watchPage, type Shift } from './watchers.ts'

/** The delay of each response of a host of data: skeletons are on screen for many frames. */
const RESPONSE_DELAY_MS = 800
/** The delay of code that the app loads later than itself: the placeholder of a page is on screen for many frames. */
const LATER_CODE_DELAY_MS = 300

interface Visit {
  what: string
  viewport: ViewportSize
  query: string
}

/** Each width once, and each kind of visitor once: each pair of them would be twice as many visits. */
export const VISITS: readonly Visit[] = [
  { what: 'wide, for a visitor', viewport: { width: 1280, height: 900 }, query: '' },
  {
    what: 'narrow, for an account',
    viewport: { width: 360, height: 740 },
    query: `?as=${demoAccount('Demo').address}`,
  },
]

async function delay(page: Page, urls: string | ((url: URL) => boolean), delayMs: number): Promise<void> {
  await page.route(urls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
}

/** Returns the paths of the scripts that a document names by its tags: the code of the app itself. */
async function firstScripts(url: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(url)).text()
  const paths = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)]
  expect(paths).not.toEqual([])
  return new Set(paths.map(([, path = '']) => new URL(path, new URL('/', url)).pathname))
}

/**
 * Visits an address with an empty cache, slow code of its page and slow hosts of data. Returns the layout shifts until
 * the page is complete.
 */
export async function shiftsAt(
  browser: Browser,
  url: string,
  { viewport, slow = [rpcUrl] }: { viewport: ViewportSize; slow?: readonly string[] },
): Promise<Shift[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await watchPage(page)
  const rest = trackRequests(page)
  const first = await firstScripts(url)
  const { origin } = new URL(url)
  const isLaterCode = ({ origin: own, pathname }: URL) =>
    own === origin && pathname.endsWith('.js') && !first.has(pathname)
  await delay(page, isLaterCode, LATER_CODE_DELAY_MS)
  for (const host of slow) await delay(page, `${host}/**`, RESPONSE_DELAY_MS)
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectLoaded(page)
  await rest()
  const shifts = await shiftsOf(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return shifts
}
