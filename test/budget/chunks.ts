import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { report } from './bars.ts'

/** JavaScript that a route adds to what /swap has loaded. */
const ROUTE_BAR_KIB = 45

/** What is fetched ahead in idle time counts too. */
const IDLE_MS = 3_000

/** One file of the built code, as a browser loaded it. */
export interface Chunk {
  name: string
  /** gzip -9 */
  sizeKib: number
}

async function weigh(response: Response): Promise<Chunk> {
  const body = await response.body()
  return {
    name: new URL(response.url()).pathname,
    sizeKib: gzipSync(body, { level: 9 }).length / 1024,
  }
}

/** Answers all the code that a first visit to a path loads before any click; `there` is what shows that the page stands. */
export async function chunksOf(page: Page, path: string, there: Locator): Promise<Chunk[]> {
  const weighed: Promise<Chunk>[] = []
  const note = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) weighed.push(weigh(response))
  }
  page.on('response', note)
  await page.goto(path)
  await expect(there).toBeVisible()
  await page.waitForTimeout(IDLE_MS)
  page.off('response', note)
  return Promise.all(weighed)
}

/** Answers what chunks weigh together, and prints each, the heaviest first. */
export function totalKibOf(chunks: readonly Chunk[]): number {
  for (const { name, sizeKib } of chunks.toSorted((one, other) => other.sizeKib - one.sizeKib)) {
    console.log(`    ${sizeKib.toFixed(1).padStart(6)} KiB ${name}`)
  }
  return chunks.reduce((total, { sizeKib }) => total + sizeKib, 0)
}

/** Answers all the code that a first visit to an address loads, in a browser that has kept nothing of an earlier one. */
async function chunksOfVisit(browser: Browser, url: string): Promise<Chunk[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const chunks = await chunksOf(page, url, page.getByRole('heading', { level: 1 }))
  await context.close()
  return chunks
}

/** Holds what routes of a site add to the code that /swap has loaded to their bar. */
export async function expectLightRoutes(
  browser: Browser,
  site: string,
  routes: readonly { name: string; path: string }[],
): Promise<void> {
  const known = new Set((await chunksOfVisit(browser, `${site}/swap`)).map(({ name }) => name))
  expect(known.size).toBeGreaterThan(0)
  for (const { name, path } of routes) {
    const own = (await chunksOfVisit(browser, site + path)).filter((chunk) => !known.has(chunk.name))
    const totalKib = totalKibOf(own)
    report(`JavaScript of ${name} beyond that of /swap, gzip -9`, totalKib, ROUTE_BAR_KIB, 'KiB')
    expect.soft(totalKib, name).toBeLessThanOrEqual(ROUTE_BAR_KIB)
  }
}
