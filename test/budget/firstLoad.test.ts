import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '@playwright/test'
import { report } from './figures.ts'

/** JavaScript for a first visit to /swap, all chunks that the browser loads before any click. */
const BAR_KIB = 175
/** What is fetched ahead in idle time counts too. */
const IDLE_MS = 3_000

interface Chunk {
  name: string
  sizeKib: number
}

async function weigh(response: Response): Promise<Chunk> {
  const body = await response.body()
  return {
    name: new URL(response.url()).pathname,
    sizeKib: gzipSync(body, { level: 9 }).length / 1024,
  }
}

async function chunksOf(page: Page, path: string): Promise<Chunk[]> {
  const weighed: Promise<Chunk>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) weighed.push(weigh(response))
  })
  await page.goto(path)
  await expect(page.getByRole('textbox', { name: /^From/ })).toBeVisible()
  await page.waitForTimeout(IDLE_MS)
  return Promise.all(weighed)
}

test('a first visit to /swap loads little JavaScript', async ({ page }) => {
  const chunks = await chunksOf(page, '/swap')
  const totalKib = chunks.reduce((total, { sizeKib }) => total + sizeKib, 0)
  for (const { name, sizeKib } of chunks.toSorted((one, other) => other.sizeKib - one.sizeKib)) {
    console.log(`    ${sizeKib.toFixed(1).padStart(6)} KiB ${name}`)
  }
  report('JavaScript of /swap, gzip -9', totalKib, BAR_KIB, 'KiB')
  expect(chunks.length).toBeGreaterThan(0)
  expect(totalKib).toBeLessThanOrEqual(BAR_KIB)
})
