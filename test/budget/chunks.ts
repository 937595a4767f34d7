import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BARS, report } from './bars.ts'

/** What is fetched ahead in idle time counts too. */
const IDLE_MS = 3_000

/** One file of the built code, as a browser loaded it. */
export interface Chunk {
  name: string
  /** gzip -9 */
  sizeKib: number
  /** The parts in it that nobody needs before an action of their own. */
  holds: readonly string[]
}

/** A text of each part of the code that is fetched for an action only, and that only this part has. */
const LATER_PARTS: Readonly<Record<string, string>> = {
  'a wallet': 'eth_requestAccounts',
  WalletConnect: 'wc_sessionPropose',
  'the QR code': 'Data too long',
  'the chart': 'tv-lightweight-charts',
  'list validation': 'must match pattern',
  markdown: 'micromark',
}
/** Parts of areas that no deployment has switched on yet: no built file has them. */
const NOT_BUILT: ReadonlySet<string> = new Set(['markdown'])

const partsIn = (code: string): string[] =>
  Object.entries(LATER_PARTS).flatMap(([part, text]) => (code.includes(text) ? [part] : []))

/** Holds that the texts are those of the built code: each part is found in some file of it. */
export function expectPartsBuilt(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const built = new Set(files.flatMap((file) => partsIn(readFileSync(join(folder, file), 'utf8'))))
  expect(Object.keys(LATER_PARTS).filter((part) => !built.has(part))).toEqual([...NOT_BUILT])
}

/** Holds that code loaded before any click has none of the parts for later. */
export const expectNothingEarly = (chunks: readonly Chunk[]): void =>
  expect(
    chunks.filter(({ holds }) => holds.length > 0).map(({ name, holds }) => `${name}: ${holds.join(', ')}`),
  ).toEqual([])

async function weigh(response: Response): Promise<Chunk> {
  const body = await response.body()
  return {
    name: new URL(response.url()).pathname,
    sizeKib: gzipSync(body, { level: 9 }).length / 1024,
    holds: partsIn(body.toString()),
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
    expectNothingEarly(own)
    const totalKib = totalKibOf(own)
    report(`JavaScript of ${name} beyond that of /swap, gzip -9`, totalKib, BARS.routeKib, 'KiB')
    expect.soft(totalKib, name).toBeLessThanOrEqual(BARS.routeKib)
  }
}
