import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'

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
