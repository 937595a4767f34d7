import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page, Response } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BARS, report } from './bars.ts'
import { trackRequests } from '../e2e/support/rest.ts'

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
  'list validation': 'must match format',
  markdown: 'micromark',
}
/** Parts that a route shows at once, by its name. */
const SHOWN_AT_ONCE: Readonly<Record<string, readonly string[]>> = { 'voting-proposal-id': ['markdown'] }

const partsIn = (code: string): string[] =>
  Object.entries(LATER_PARTS).flatMap(([part, text]) => (code.includes(text) ? [part] : []))

/** Asserts that each part's text occurs in the build, so that the check below cannot pass on outdated texts. */
export function expectPartsBuilt(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const built = new Set(files.flatMap((file) => partsIn(readFileSync(join(folder, file), 'utf8'))))
  expect(Object.keys(LATER_PARTS).filter((part) => !built.has(part))).toEqual([])
}

/** Asserts that code loaded before any click has no part that is loaded on demand, except those the route shows. */
export function expectNoEarlyParts(chunks: readonly Chunk[], route = ''): void {
  const shown = SHOWN_AT_ONCE[route] ?? []
  const early = chunks.flatMap(({ name, holds }) => {
    const unneeded = holds.filter((part) => !shown.includes(part))
    return unneeded.length > 0 ? [`${name}: ${unneeded.join(', ')}`] : []
  })
  expect(early).toEqual([])
}

async function measureChunk(response: Response): Promise<Chunk> {
  const body = await response.body()
  return {
    name: new URL(response.url()).pathname,
    sizeKib: gzipSync(body, { level: 9 }).length / 1024,
    holds: partsIn(body.toString()),
  }
}

/** Records the code that a page loads from now on. Returns a function that ends the recording and returns it. */
export function recordChunks(page: Page): () => Promise<Chunk[]> {
  const measured: Promise<Chunk>[] = []
  const note = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) measured.push(measureChunk(response))
  }
  page.on('response', note)
  return () => {
    page.off('response', note)
    return Promise.all(measured)
  }
}

/**
 * Returns all code that a first visit to a path loads before any click, with what it prefetches in idle time. `there`
 * is visible once the page is rendered.
 */
export async function chunksOf(page: Page, path: string, there: Locator): Promise<Chunk[]> {
  const recorded = recordChunks(page)
  const rest = trackRequests(page)
  await page.goto(path)
  await expect(there).toBeVisible()
  await rest()
  return recorded()
}

/** Returns the total size of chunks in KiB, and prints each, the largest first. */
export function totalKibOf(chunks: readonly Chunk[]): number {
  for (const { name, sizeKib } of chunks.toSorted((one, other) => other.sizeKib - one.sizeKib)) {
    console.log(`    ${sizeKib.toFixed(1).padStart(6)} KiB ${name}`)
  }
  return chunks.reduce((total, { sizeKib }) => total + sizeKib, 0)
}

/** Returns all code that a first visit to an address loads, with an empty cache. */
export async function chunksOfVisit(browser: Browser, url: string): Promise<Chunk[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const chunks = await chunksOf(page, url, page.getByRole('heading', { level: 1 }))
  await context.close()
  return chunks
}

/**
 * Asserts that the code which a route adds to that of /swap, and the number of its files, are within their limits
 * (quality 1.4). `all` and `swap` are what first visits to both load.
 */
export function expectLight(name: string, all: readonly Chunk[], swap: readonly Chunk[]): void {
  const known = new Set(swap.map((chunk) => chunk.name))
  expect(known.size).toBeGreaterThan(0)
  const own = all.filter((chunk) => !known.has(chunk.name))
  expectNoEarlyParts(own, name)
  const totalKib = totalKibOf(own)
  const bar = name.startsWith('voting') ? BARS.votingRouteKib : BARS.routeKib
  report(`JavaScript of ${name} beyond that of /swap, gzip -9`, totalKib, bar, 'KiB')
  expect.soft(totalKib, name).toBeLessThanOrEqual(bar)
  report(`JavaScript files of ${name}`, all.length, BARS.files.route, 'files')
  expect.soft(all.length, `files of ${name}`).toBeLessThanOrEqual(BARS.files.route)
}

/** Visits routes and asserts that each is light. */
export async function expectLightRoutes(
  browser: Browser,
  site: string,
  routes: readonly { name: string; path: string }[],
): Promise<void> {
  const swap = await chunksOfVisit(browser, `${site}/swap`)
  for (const { name, path } of routes) expectLight(name, await chunksOfVisit(browser, site + path), swap)
}
