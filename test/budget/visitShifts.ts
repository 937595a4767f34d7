import type { Browser, Page, ViewportSize } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { demoAccount } from '../e2e/support/chain.ts'
import { expectLoaded } from '../e2e/support/routes.ts'
import { rpcUrl } from '../e2e/support/site.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { BARS } from './bars.ts'
import { recordChunks, type Chunk } from './chunks.ts'
import { shiftsOf, watchPage, type Shift } from './watchers.ts'

/** The delay of each response of a host of data: skeletons are on screen for many frames. */
const RESPONSE_DELAY_MS = 800
/** The delay of code that the app loads later than itself: the placeholder of a page is on screen for many frames. */
const LATER_CODE_DELAY_MS = 300

interface Visitor {
  viewport: ViewportSize
  query: string
}

// Each width once, and each kind of visitor once: each pair of them would be twice as many visits.
export const WIDE_VISITOR: Visitor = { viewport: { width: 1280, height: 900 }, query: '' }
export const NARROW_ACCOUNT: Visitor = {
  viewport: { width: 360, height: 740 },
  query: `?as=${demoAccount('Demo').address}`,
}

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
 * the page is complete, and all code that it loads.
 */
async function visit(
  browser: Browser,
  url: string,
  { viewport, slow }: { viewport: ViewportSize; slow: readonly string[] },
): Promise<{ shifts: Shift[]; chunks: Chunk[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await watchPage(page)
  const recorded = recordChunks(page)
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
  const [shifts, chunks] = [await shiftsOf(page), await recorded()]
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return { shifts, chunks }
}

/**
 * Visits each route of a site as a visitor and asserts that nothing shifts while its code and data load (quality 1.9).
 * Returns the code that each visit loads, by the route's name. `slow` are the hosts of data.
 */
export async function expectNoShifts(
  browser: Browser,
  site: string,
  routes: readonly { name: string; path: string }[],
  { viewport, query, slow = [rpcUrl] }: Visitor & { slow?: readonly string[] },
): Promise<ReadonlyMap<string, readonly Chunk[]>> {
  const loaded = new Map<string, readonly Chunk[]>()
  for (const { name, path } of routes) {
    const { shifts, chunks } = await visit(browser, site + path + query, { viewport, slow })
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    console.log(`    layout shift of ${name}, ${viewport.width} px: ${total.toFixed(3)} (bar ${BARS.layoutShift})`)
    const details = `${name}, ${viewport.width} px: ${JSON.stringify(shifts)}`
    expect.soft(Number(total.toFixed(3)), details).toBeLessThanOrEqual(BARS.layoutShift)
    loaded.set(name, chunks)
  }
  return loaded
}
