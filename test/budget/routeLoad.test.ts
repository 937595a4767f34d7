import { expect, test } from '@playwright/test'
import { pagesOnce } from '../e2e/support/routes.ts'
import { chunksOf, totalKibOf } from './chunks.ts'
import { report } from './figures.ts'

/** JavaScript that a route adds to what /swap has loaded. */
const BAR_KIB = 45

test('each further route adds little JavaScript of its own', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const visit = async (path: string) => {
    // Nothing that an earlier visit kept may stand in for a load.
    const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
    const page = await context.newPage()
    const chunks = await chunksOf(page, path, page.getByRole('heading', { level: 1 }))
    await context.close()
    return chunks
  }
  const known = new Set((await visit('/swap')).map(({ name }) => name))
  expect(known.size).toBeGreaterThan(0)
  for (const { name, path } of pagesOnce) {
    const own = (await visit(path)).filter((chunk) => !known.has(chunk.name))
    const totalKib = totalKibOf(own)
    report(`JavaScript of ${name} beyond that of /swap, gzip -9`, totalKib, BAR_KIB, 'KiB')
    expect.soft(totalKib, name).toBeLessThanOrEqual(BAR_KIB)
  }
})
