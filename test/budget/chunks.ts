import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BARS, report } from './bars.ts'

/** Files prefetched in idle time count too. */
const IDLE_MS = 3_000

/** A file of the built code, as the browser loaded it. */
export interface Chunk {
  name: string
  /** gzip -9 */
  sizeKib: number
  /** The parts in it that are unnecessary before a user's action. */
  holds: readonly string[]
}

/** Parts of the code loaded on demand, each with a text that occurs in no other part. */
const LATER_PARTS: Readonly<Record<string, string>> = {
  'a wallet': 'eth_requestAccounts',
  WalletConnect: 'wc_sessionPropose',
  'the QR code': 'Data too long',
  'the chart': 'tv-lightweight-charts',
  'list validation': 'must match pattern',
  markdown: 'micromark',
}
/** Parts of areas that no deployment has switched on yet: no built file contains them. */
const NOT_BUILT: ReadonlySet<string> = new Set(['markdown'])

const partsIn = (code: string): string[] =>
  Object.entries(LATER_PARTS).flatMap(([part, text]) => (code.includes(text) ? [part] : []))

/** Asserts that each part's text occurs in the build, so that the check below cannot pass on outdated texts. */
export function expectPartsBuilt(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const built = new Set(files.flatMap((file) => partsIn(readFileSync(join(folder, file), 'utf8'))))
  expect(Object.keys(LATER_PARTS).filter((part) => !built.has(part))).toEqual([...NOT_BUILT])
}

/** Asserts that code loaded before any click contains no part that is loaded on demand. */
export const expectNoEarlyParts = (chunks: readonly Chunk[]): void =>
  expect(
    chunks.filter(({ holds }) => holds.length > 0).map(({ name, holds }) => `${name}: ${holds.join(', ')}`),
  ).toEqual([])

async function measureChunk(response: Response): Promise<Chunk> {
  const body = await response.body()
  return {
    name: new URL(response.url()).pathname,
    sizeKib: gzipSync(body, { level: 9 }).length / 1024,
    holds: partsIn(body.toString()),
  }
}

/**
 * Returns all code that a first visit to a path loads before any click. `there` is visible once the page is rendered.
 */
export async function chunksOf(page: Page, path: string, there: Locator): Promise<Chunk[]> {
  const measured: Promise<Chunk>[] = []
  const note = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) measured.push(measureChunk(response))
  }
  page.on('response', note)
  await page.goto(path)
  await expect(there).toBeVisible()
  await page.waitForTimeout(IDLE_MS)
  page.off('response', note)
  return Promise.all(measured)
}

/** Returns the total size of chunks in KiB, and prints each, the largest first. */
export function totalKibOf(chunks: readonly Chunk[]): number {
  for (const { name, sizeKib } of chunks.toSorted((one, other) => other.sizeKib - one.sizeKib)) {
    console.log(`    ${sizeKib.toFixed(1).padStart(6)} KiB ${name}`)
  }
  return chunks.reduce((total, { sizeKib }) => total + sizeKib, 0)
}

/** Returns all code that a first visit to an address loads, with an empty cache. */
async function chunksOfVisit(browser: Browser, url: string): Promise<Chunk[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const chunks = await chunksOf(page, url, page.getByRole('heading', { level: 1 }))
  await context.close()
  return chunks
}

/** Asserts that the code which each route adds to that of /swap is within its limit. */
export async function expectLightRoutes(
  browser: Browser,
  site: string,
  routes: readonly { name: string; path: string }[],
): Promise<void> {
  const known = new Set((await chunksOfVisit(browser, `${site}/swap`)).map(({ name }) => name))
  expect(known.size).toBeGreaterThan(0)
  for (const { name, path } of routes) {
    const own = (await chunksOfVisit(browser, site + path)).filter((chunk) => !known.has(chunk.name))
    expectNoEarlyParts(own)
    const totalKib = totalKibOf(own)
    report(`JavaScript of ${name} beyond that of /swap, gzip -9`, totalKib, BARS.routeKib, 'KiB')
    expect.soft(totalKib, name).toBeLessThanOrEqual(BARS.routeKib)
  }
}
