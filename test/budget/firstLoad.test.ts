import { expect, test } from '@playwright/test'
import { chunksOf, totalKibOf } from './chunks.ts'
import { report } from './bars.ts'

/** JavaScript for a first visit to /swap, all chunks that the browser loads before any click. */
const BAR_KIB = 172

test('a first visit to /swap loads little JavaScript', async ({ page }) => {
  const chunks = await chunksOf(page, '/swap', page.getByRole('textbox', { name: /^From/ }))
  const totalKib = totalKibOf(chunks)
  report('JavaScript of /swap, gzip -9', totalKib, BAR_KIB, 'KiB')
  expect(chunks.length).toBeGreaterThan(0)
  expect(totalKib).toBeLessThanOrEqual(BAR_KIB)
})
